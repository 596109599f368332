import type { SandboxDatabase } from '../../database.ts';
import { toEpochSeconds } from '../api/api-call.ts';
import { lockObject, readHiddenData } from '../objects/object-store.ts';
import { fromEpochSeconds, getSubscriptionTime } from './billing-time.ts';
import { findLatestInvoice, findNextBillingStep, scheduleNextStep } from './next-billing-step.ts';
import { runBillingStep } from './run-billing-step.ts';

/**
 * Runs a subscription's billing steps in order, up to a point in the subscription's own time. Call it in a transaction.
 */
export async function advanceToTime(tx: SandboxDatabase, id: string, to: Date): Promise<void> {
  const { publicUrl = '' } = await readHiddenData<{ publicUrl: string }>(tx, id);
  for (;;) {
    const subscription = await lockObject(tx, 'subscription', id);
    const step = findNextBillingStep(subscription, await findLatestInvoice(tx, subscription));
    if (!step || step.at > toEpochSeconds(to)) break;
    await runBillingStep({ db: tx, now: fromEpochSeconds(step.at), publicUrl }, subscription, step.kind);
  }
  await scheduleNextStep(tx, id);
}

/** Locks the subscription, runs all its due billing steps and returns its own time. */
export async function advanceToNow(tx: SandboxDatabase, id: string, now: Date): Promise<Date> {
  await lockObject(tx, 'subscription', id);
  const time = await getSubscriptionTime(tx, id, now);
  await advanceToTime(tx, id, time);
  return time;
}

/**
 * Runs the due billing steps of up to 50 subscriptions without a test clock. Safe to call from several processes at
 * once.
 */
export async function runDueBilling(database: SandboxDatabase, now: Date): Promise<void> {
  const due = await database.query<{ subscription: string }>(
    `SELECT subscription FROM sandbox.stripe_billing
      WHERE clock IS NULL AND due_at <= $1::float8 + offset_seconds LIMIT 50`,
    [toEpochSeconds(now)],
  );
  for (const { subscription } of due) {
    await database.transaction((tx) => advanceToNow(tx, subscription, now));
  }
}
