import type { SandboxDatabase } from '../database.ts';
import { runDueBilling } from './billing/advance-to-time.ts';
import { settleRefunds } from './intents/settle-refunds.ts';

/**
 * Runs Stripe's automatic work that is due: late refunds, and billing steps such as renewals and retries of failed
 * payments.
 */
export async function runDueWork(database: SandboxDatabase, now: Date): Promise<void> {
  await settleRefunds(database, now);
  await runDueBilling(database, now);
}
