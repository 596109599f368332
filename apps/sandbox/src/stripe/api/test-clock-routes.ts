import { billingAtClock } from '../billing/billing-at-clock.ts';
import type { TestClock } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, lockObject, saveObject } from '../objects/object-store.ts';
import { newTestClock } from '../objects/test-clock.ts';
import { invalidRequest } from './api-error.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { integerOf, missingParam } from './form.ts';
import { retrieval } from './retrieval.ts';

const path = '/test_helpers/test_clocks';

/** Clocks that customers can be bound to, and that stand still until they are advanced. */
export const testClockRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path,
    accepts: names('expand frozen_time name'),
    handle: async (call) => {
      const clock = newTestClock(call);
      await insertObject(call.db, 'test_helpers.test_clock', clock);
      await recordEvent(call, 'test_helpers.test_clock.created', clock);
      return answer(clock);
    },
  },
  retrieval('test_helpers.test_clock', path),
  {
    method: 'POST',
    path: `${path}/:id/advance`,
    accepts: names('expand frozen_time'),
    handle: async (call) => {
      const target = integerOf(call.form, 'frozen_time');
      if (target === undefined) throw missingParam('frozen_time');
      const clock = await lockObject(call.db, 'test_helpers.test_clock', call.params.id ?? '');
      if (target <= clock.frozen_time) {
        throw invalidRequest('Test clocks can only be advanced.', { param: 'frozen_time' });
      }
      const ready: TestClock = { ...clock, frozen_time: target };
      await saveObject(call.db, 'test_helpers.test_clock', ready);
      await billingAtClock(call.db, ready);
      await recordEvent(call, 'test_helpers.test_clock.ready', ready);
      // The provider answers at once and works afterwards; here the work is done when the answer arrives.
      return answer({
        ...clock,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: target } },
      });
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    accepts: names('expand'),
    handle: async (call) => {
      const { id, object } = await getObject(call.db, 'test_helpers.test_clock', call.params.id ?? '');
      await call.db.query('UPDATE sandbox.stripe_billing SET due_at = NULL WHERE clock = $1', [id]);
      await call.db.query('DELETE FROM sandbox.stripe_object WHERE id = $1', [id]);
      return answer({ id, object, deleted: true });
    },
  },
];
