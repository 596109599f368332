import { type ApiCall, epochSeconds } from '../api/call.ts';
import { integerOf, missingParam, textOf } from '../api/form.ts';
import type { TestClock } from './api-objects.ts';
import { newId } from './new-id.ts';

/** A clock that stands still at its frozen time until it is advanced. */
export function newTestClock(call: ApiCall): TestClock {
  const frozenTime = integerOf(call.form, 'frozen_time');
  if (frozenTime === undefined) throw missingParam('frozen_time');
  const created = epochSeconds(call.now);
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name: textOf(call.form, 'name') ?? null,
    status: 'ready',
    status_details: {},
  };
}
