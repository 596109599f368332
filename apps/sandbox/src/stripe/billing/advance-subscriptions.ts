import type { SandboxDatabase } from '../../database.ts';
import { toEpochSeconds } from '../api/api-call.ts';
import { getId, getObject, lockObject } from '../objects/object-store.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';
import { advanceToTime } from './advance-to-time.ts';
import { fromEpochSeconds, getSubscriptionTime } from './billing-time.ts';
import { findLatestInvoice, isActiveOrPastDue } from './next-billing-step.ts';
import { addMonths } from './period.ts';

/**
 * Step by which to advance subscriptions: by a month, past their next renewal, or to the next retry of a failed
 * payment.
 */
export interface SubscriptionTimeAdvance {
  by: 'month' | 'renewal' | 'retry';
  /** Email address of the only customer whose subscriptions are advanced; undefined for all customers. */
  email?: string;
  /** Id of the only subscription that is advanced; undefined for all subscriptions. */
  subscription?: string;
}

/**
 * Seconds from the start of a period by which its renewal is paid. Stripe charges it an hour after the period begins.
 */
const chargedAfterSeconds = 3601;

/**
 * Advances subscriptions without a test clock, each separately, and runs the billing steps that become due. From then
 * on, each keeps its offset to the real time. Returns the number of advanced subscriptions.
 */
export async function advanceSubscriptions(
  database: SandboxDatabase,
  now: Date,
  options: SubscriptionTimeAdvance,
): Promise<number> {
  const rows = await database.query<{ subscription: string }>(
    `SELECT subscription FROM sandbox.stripe_billing
      WHERE clock IS NULL AND due_at IS NOT NULL AND ($1::text IS NULL OR subscription = $1)`,
    [options.subscription ?? null],
  );
  let moved = 0;
  for (const { subscription } of rows) {
    await database.transaction(async (tx) => {
      if (await advanceSubscription(tx, subscription, now, options)) moved += 1;
    });
  }
  return moved;
}

async function advanceSubscription(
  tx: SandboxDatabase,
  id: string,
  now: Date,
  options: SubscriptionTimeAdvance,
): Promise<boolean> {
  const subscription = await lockObject(tx, 'subscription', id);
  if (!isActiveOrPastDue(subscription)) return false;
  if (options.email) {
    const { email } = await getObject(tx, 'customer', getId(subscription.customer) ?? '');
    if (email?.toLowerCase() !== options.email.toLowerCase()) return false;
  }
  const time = toEpochSeconds(await getSubscriptionTime(tx, id, now));
  const target = {
    month: addMonths(time, 1),
    renewal: getSubscriptionItem(subscription).current_period_end + chargedAfterSeconds,
    retry: (await findLatestInvoice(tx, subscription))?.next_payment_attempt,
  }[options.by];
  if (!target) return false;
  const to = Math.max(target, time);
  await tx.query('UPDATE sandbox.stripe_billing SET offset_seconds = $2 WHERE subscription = $1', [
    id,
    to - toEpochSeconds(now),
  ]);
  await advanceToTime(tx, id, fromEpochSeconds(to));
  return true;
}
