import type { SandboxDatabase } from '../../database.ts';
import type { Invoice, Subscription } from '../objects/api-objects.ts';
import { findObject, getId, getObject } from '../objects/object-store.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';

/** Automatic billing step of a subscription. `at` is in epoch seconds of the subscription's own time. */
export interface BillingStep {
  at: number;
  kind: 'expire' | 'resume' | 'finalize' | 'retry' | 'renew' | 'end';
}

/** Seconds after which an unpaid first invoice expires. */
const firstPaymentSeconds = 23 * 3600;

/** Returns the subscription's next billing step, or undefined when it has ended. */
export function findNextBillingStep(
  subscription: Subscription,
  latest: Invoice | undefined,
): BillingStep | undefined {
  if (subscription.status === 'incomplete') {
    return { at: subscription.created + firstPaymentSeconds, kind: 'expire' };
  }
  if (!isActiveOrPastDue(subscription)) return undefined;
  const steps: BillingStep[] = [];
  const add = (at: number | null | undefined, kind: BillingStep['kind']) => at && steps.push({ at, kind });
  add(subscription.pause_collection?.resumes_at, 'resume');
  if (latest?.status === 'draft') add(latest.automatically_finalizes_at, 'finalize');
  if (latest?.status === 'open') add(latest.next_payment_attempt, 'retry');
  add(
    getSubscriptionItem(subscription).current_period_end,
    subscription.cancel_at_period_end ? 'end' : 'renew',
  );
  return steps.reduce((first, step) => (step.at < first.at ? step : first));
}

/**
 * Returns whether the subscription is active or past due. Such a subscription renews unless it is set to end with the
 * period.
 */
export function isActiveOrPastDue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'past_due';
}

export async function findLatestInvoice(
  db: SandboxDatabase,
  subscription: Subscription,
): Promise<Invoice | undefined> {
  return findObject(db, 'invoice', getId(subscription.latest_invoice) ?? '');
}

/**
 * Saves when the subscription's next billing step is due. Call it after any change to the subscription or its invoice.
 */
export async function scheduleNextStep(tx: SandboxDatabase, id: string): Promise<void> {
  const subscription = await getObject(tx, 'subscription', id);
  const step = findNextBillingStep(subscription, await findLatestInvoice(tx, subscription));
  await tx.query('UPDATE sandbox.stripe_billing SET due_at = $2 WHERE subscription = $1', [
    id,
    step?.at ?? null,
  ]);
}
