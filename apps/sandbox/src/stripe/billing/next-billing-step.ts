import type { SandboxDatabase } from '../../database.ts';
import type { Invoice, Subscription } from '../objects/api-objects.ts';
import { findObject, getId, getObject } from '../objects/object-store.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';

/** What happens to a subscription by itself, and when, in epoch seconds of its own time. */
export interface BillingStep {
  at: number;
  kind: 'expire' | 'resume' | 'finalize' | 'retry' | 'renew' | 'end';
}

/** A first payment that has not come by then never will, in seconds. */
const firstPaymentSeconds = 23 * 3600;

/** The next of a subscription's steps; undefined once it is over. */
export function findNextStep(
  subscription: Subscription,
  latest: Invoice | undefined,
): BillingStep | undefined {
  if (subscription.status === 'incomplete') {
    return { at: subscription.created + firstPaymentSeconds, kind: 'expire' };
  }
  if (!isActive(subscription)) return undefined;
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

/** Whether it goes on from period to period. */
export function isActive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'past_due';
}

/** The subscription's latest invoice. */
export async function findLatestInvoice(
  db: SandboxDatabase,
  subscription: Subscription,
): Promise<Invoice | undefined> {
  return findObject(db, 'invoice', getId(subscription.latest_invoice) ?? '');
}

/** Writes down when something next happens to the subscription; after whatever changed it or its invoice. */
export async function scheduleNextStep(tx: SandboxDatabase, id: string): Promise<void> {
  const subscription = await getObject(tx, 'subscription', id);
  const step = findNextStep(subscription, await findLatestInvoice(tx, subscription));
  await tx.query('UPDATE sandbox.stripe_billing SET due_at = $2 WHERE subscription = $1', [
    id,
    step?.at ?? null,
  ]);
}
