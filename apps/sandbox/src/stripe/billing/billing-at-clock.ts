import type { SandboxDatabase } from '../../database.ts';
import type { TestClock } from '../objects/api-objects.ts';
import { fromEpoch } from './billing-time.ts';
import { bringTo } from './bring-to.ts';

/** Brings every subscription that goes by a clock to its time; inside a transaction. */
export async function billingAtClock(tx: SandboxDatabase, clock: TestClock): Promise<void> {
  const rows = await tx.query<{ subscription: string }>(
    'SELECT subscription FROM sandbox.stripe_billing WHERE clock = $1 AND due_at IS NOT NULL ORDER BY subscription',
    [clock.id],
  );
  for (const { subscription } of rows) await bringTo(tx, subscription, fromEpoch(clock.frozen_time));
}
