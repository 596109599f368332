import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { createMissingParameterError, readInteger, readText } from '../api/form.ts';
import type { TestClock } from './api-objects.ts';
import { createId } from './create-id.ts';

/** Creates a test clock, which stands still at its frozen time until a call advances it. */
export function createTestClock(call: ApiCall): TestClock {
  const frozenTime = readInteger(call.form, 'frozen_time');
  if (frozenTime === undefined) throw createMissingParameterError('frozen_time');
  const created = toEpochSeconds(call.now);
  return {
    id: createId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name: readText(call.form, 'name') ?? null,
    status: 'ready',
    status_details: {},
  };
}
