import type { SandboxDatabase } from '../../database.ts';
import { advanceToTime } from '../billing/advance-to-time.ts';
import { fromEpochSeconds } from '../billing/billing-time.ts';
import type { TestClock } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, lockObject, saveObject } from '../objects/object-store.ts';
import { createTestClock } from '../objects/test-clock.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { createMissingParameterError, readInteger } from './form.ts';
import { createRetrieveRoute } from './read-routes.ts';

const path = '/test_helpers/test_clocks';

/** Routes of test clocks, which stand still until a call advances them. Customers can be bound to one. */
export const testClockRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path,
    accepts: parseParameterNames('expand frozen_time name'),
    handle: async (call) => {
      const clock = createTestClock(call);
      await insertObject(call.db, 'test_helpers.test_clock', clock);
      await recordEvent(call, 'test_helpers.test_clock.created', clock);
      return createResponse(clock);
    },
  },
  createRetrieveRoute('test_helpers.test_clock', path),
  {
    method: 'POST',
    path: `${path}/:id/advance`,
    accepts: parseParameterNames('expand frozen_time'),
    handle: async (call) => {
      const target = readInteger(call.form, 'frozen_time');
      if (target === undefined) throw createMissingParameterError('frozen_time');
      const clock = await lockObject(call.db, 'test_helpers.test_clock', call.params.id ?? '');
      if (target <= clock.frozen_time) {
        throw createInvalidRequestError('Test clocks can only be advanced.', { param: 'frozen_time' });
      }
      const ready: TestClock = { ...clock, frozen_time: target };
      await saveObject(call.db, 'test_helpers.test_clock', ready);
      await advanceClockSubscriptions(call.db, ready);
      await recordEvent(call, 'test_helpers.test_clock.ready', ready);
      // Stripe responds first and advances afterwards. The sandbox has advanced everything before it responds.
      return createResponse({
        ...clock,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: target } },
      });
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    accepts: parseParameterNames('expand'),
    handle: async (call) => {
      const { id, object } = await getObject(call.db, 'test_helpers.test_clock', call.params.id ?? '');
      await call.db.query('UPDATE sandbox.stripe_billing SET due_at = NULL WHERE clock = $1', [id]);
      await call.db.query('DELETE FROM sandbox.stripe_object WHERE id = $1', [id]);
      return createResponse({ id, object, deleted: true });
    },
  },
];

/** Advances all subscriptions of a test clock to its time. Call it in a transaction. */
async function advanceClockSubscriptions(tx: SandboxDatabase, clock: TestClock): Promise<void> {
  const rows = await tx.query<{ subscription: string }>(
    'SELECT subscription FROM sandbox.stripe_billing WHERE clock = $1 AND due_at IS NOT NULL ORDER BY subscription',
    [clock.id],
  );
  for (const { subscription } of rows)
    await advanceToTime(tx, subscription, fromEpochSeconds(clock.frozen_time));
}
