import type { SandboxDatabase } from '../database.ts';
import { billWhatIsDue } from './billing/bring-to.ts';
import { settleRefunds } from './intents/settle-refunds.ts';

/** Lets happen what the provider does by itself and is due: late refunds, renewals, tries of failed payments. */
export async function catchUp(database: SandboxDatabase, now: Date): Promise<void> {
  await settleRefunds(database, now);
  await billWhatIsDue(database, now);
}
