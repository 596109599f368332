import type { SandboxDatabase } from '../../database.ts';
import { epochSeconds } from '../api/call.ts';
import { getObject, idOf, lockObject } from '../objects/object-store.ts';
import { itemOf } from '../objects/subscription.ts';
import { fromEpoch, subscriptionTime } from './billing-time.ts';
import { bringTo } from './bring-to.ts';
import { isLiving, latestInvoice } from './next-step.ts';
import { addMonths } from './period.ts';

/** How far subscriptions are moved on: a month, past their next renewal, or to the next try of a failed payment. */
export interface MoveOn {
  by: 'month' | 'renewal' | 'retry';
  /** Only those of the customer with this address. */
  email?: string;
  /** Only this one. */
  subscription?: string;
}

/** A renewal is charged an hour after it begins. */
const chargedAfterSeconds = 3601;

/**
 * Moves subscriptions without a test clock on in time, each by itself, and lets happen what happens on the way. What
 * they have been moved on by stays: they are that much ahead of everybody's time from then on. Tells how many.
 */
export async function moveOn(database: SandboxDatabase, now: Date, how: MoveOn): Promise<number> {
  const rows = await database.query<{ subscription: string }>(
    `SELECT subscription FROM sandbox.stripe_billing
      WHERE clock IS NULL AND due_at IS NOT NULL AND ($1::text IS NULL OR subscription = $1)`,
    [how.subscription ?? null],
  );
  let moved = 0;
  for (const { subscription } of rows) {
    await database.transaction(async (tx) => {
      if (await moveOne(tx, subscription, now, how)) moved += 1;
    });
  }
  return moved;
}

async function moveOne(tx: SandboxDatabase, id: string, now: Date, how: MoveOn): Promise<boolean> {
  const subscription = await lockObject(tx, 'subscription', id);
  if (!isLiving(subscription)) return false;
  if (how.email) {
    const { email } = await getObject(tx, 'customer', idOf(subscription.customer) ?? '');
    if (email?.toLowerCase() !== how.email.toLowerCase()) return false;
  }
  const time = epochSeconds(await subscriptionTime(tx, id, now));
  const target = {
    month: addMonths(time, 1),
    renewal: itemOf(subscription).current_period_end + chargedAfterSeconds,
    retry: (await latestInvoice(tx, subscription))?.next_payment_attempt,
  }[how.by];
  if (!target) return false;
  const to = Math.max(target, time);
  await tx.query('UPDATE sandbox.stripe_billing SET offset_seconds = $2 WHERE subscription = $1', [
    id,
    to - epochSeconds(now),
  ]);
  await bringTo(tx, id, fromEpoch(to));
  return true;
}
