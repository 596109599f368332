import type { SandboxDatabase } from '../../database.ts';
import type { TestClock } from '../objects/api-objects.ts';
import { advanceToTime } from './advance-to-time.ts';
import { fromEpochSeconds } from './billing-time.ts';

/** Advances all subscriptions of a test clock to its time. Call it in a transaction. */
export async function advanceClockSubscriptions(tx: SandboxDatabase, clock: TestClock): Promise<void> {
  const rows = await tx.query<{ subscription: string }>(
    'SELECT subscription FROM sandbox.stripe_billing WHERE clock = $1 AND due_at IS NOT NULL ORDER BY subscription',
    [clock.id],
  );
  for (const { subscription } of rows)
    await advanceToTime(tx, subscription, fromEpochSeconds(clock.frozen_time));
}
