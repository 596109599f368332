import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Invoice, Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { createInvoice } from '../objects/invoice.ts';
import { getId, getObject, insertObject, saveObject } from '../objects/object-store.ts';
import { getSubscriptionItem, withPeriod } from '../objects/subscription.ts';
import { finalizeInvoice, voidInvoice } from './change-invoice.ts';
import { collectInvoice } from './collect-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { type BillingStep, findLatestInvoice } from './next-billing-step.ts';
import { getPeriodEnd } from './period.ts';

/** Seconds that a renewal's invoice stays a draft before it's charged. */
const draftSeconds = 3600;

/** Runs a due billing step. `work.now` is the time at which it was due. The caller has locked the subscription. */
export async function runBillingStep(
  work: WorkContext,
  subscription: Subscription,
  kind: BillingStep['kind'],
): Promise<void> {
  if (kind === 'expire') await endSubscription(work, subscription, 'payment_failed');
  else if (kind === 'end') await endSubscription(work, subscription, 'cancellation_requested');
  else if (kind === 'resume') await resume(work, subscription);
  else if (kind === 'renew') await renew(work, subscription);
  else await collectLatest(work, subscription);
}

async function resume(work: WorkContext, subscription: Subscription): Promise<void> {
  const resumed: Subscription = { ...subscription, pause_collection: null };
  await saveObject(work.db, 'subscription', resumed);
  const { pause_collection } = subscription;
  await recordEvent(work, 'customer.subscription.updated', resumed, { pause_collection });
}

/** Begins the next period with a draft invoice. While payments are paused, the invoice isn't charged. */
async function renew(work: WorkContext, subscription: Subscription): Promise<void> {
  const { db } = work;
  const customer = await getObject(db, 'customer', getId(subscription.customer) ?? '');
  const { current_period_end: start, price } = getSubscriptionItem(subscription);
  const period = { start, end: getPeriodEnd(subscription.billing_cycle_anchor, start, price.recurring) };
  const paused = subscription.pause_collection?.behavior;
  const made = createInvoice(work, { subscription, customer, reason: 'subscription_cycle', period });
  const draft: Invoice = {
    ...made,
    auto_advance: !paused,
    automatically_finalizes_at: paused ? null : toEpochSeconds(work.now) + draftSeconds,
  };
  await insertObject(db, 'invoice', draft);
  await recordEvent(work, 'invoice.created', draft);
  if (paused === 'void') await voidInvoice(work, draft);
  const next: Subscription = { ...withPeriod(subscription, period), latest_invoice: draft.id };
  await saveObject(db, 'subscription', next);
  const { items, latest_invoice } = subscription;
  await recordEvent(work, 'customer.subscription.updated', next, { items, latest_invoice });
}

async function collectLatest(work: WorkContext, subscription: Subscription): Promise<void> {
  const latest = await findLatestInvoice(work.db, subscription);
  if (!latest) return;
  const invoice = latest.status === 'draft' ? await finalizeInvoice(work, latest) : latest;
  await collectInvoice(work, invoice, { automatic: true });
}
