import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Invoice, PaymentIntent, Subscription } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getInvoiceSubscriptionId } from '../objects/invoice.ts';
import { getId, getObject, readHiddenData, saveObject } from '../objects/object-store.ts';
import { stopCollecting } from './change-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { isActiveOrPastDue, scheduleNextStep } from './next-billing-step.ts';

/** Days between the attempts to charge an invoice. After the last failure the subscription ends. */
const retryDays = [3, 5, 7];

/**
 * Marks the intent's invoice, if it has one, as paid and activates the subscription. Call it after the intent has
 * succeeded. The caller has locked the subscription.
 */
export async function markInvoicePaid(work: WorkContext, intent: PaymentIntent): Promise<void> {
  const invoice = await findInvoice(work, intent);
  if (!invoice) return;
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(invoice.attempt_count, 1),
    attempted: true,
    auto_advance: false,
    ending_balance: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: toEpochSeconds(work.now) },
  };
  await saveObject(work.db, 'invoice', paid);
  await recordEvent(work, 'invoice.paid', paid, { status: invoice.status });
  await recordEvent(work, 'invoice.payment_succeeded', paid, { status: invoice.status });
  await activate(work, paid, getId(intent.payment_method));
}

/**
 * Records a failed attempt to charge an invoice's intent. Only the first attempt and Stripe's automatic ones count and
 * schedule another.
 */
export async function recordFailedIntentAttempt(
  work: WorkContext,
  intent: PaymentIntent,
  isAutomatic: boolean,
): Promise<void> {
  const invoice = await findInvoice(work, intent);
  if (!invoice) return;
  await recordFailedAttempt(work, invoice, isAutomatic);
  if (intent.status === 'requires_action')
    await recordEvent(work, 'invoice.payment_action_required', invoice);
}

/**
 * Records a failed attempt to charge an invoice. An active subscription becomes past due, and it ends after the last
 * attempt.
 */
export async function recordFailedAttempt(
  work: WorkContext,
  invoice: Invoice,
  isAutomatic: boolean,
): Promise<void> {
  const { db } = work;
  const subscription = await getObject(db, 'subscription', getInvoiceSubscriptionId(invoice));
  const counts = isAutomatic || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (counts ? 1 : 0);
  const pause = retryDays[attempts - 1];
  const isRetried = isActiveOrPastDue(subscription) && pause !== undefined;
  const next = isRetried ? toEpochSeconds(work.now) + pause * 86_400 : null;
  const failed: Invoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: counts ? next : invoice.next_payment_attempt,
  };
  await saveObject(db, 'invoice', failed);
  await recordEvent(work, 'invoice.payment_failed', failed, { attempt_count: invoice.attempt_count });
  const isFinalFailure = counts && isActiveOrPastDue(subscription) && !isRetried;
  if (isFinalFailure) {
    await stopCollecting(work, failed);
    await endSubscription(work, subscription, 'payment_failed');
  } else if (subscription.status === 'active') {
    const pastDue: Subscription = { ...subscription, status: 'past_due' };
    await saveObject(db, 'subscription', pastDue);
    await recordEvent(work, 'customer.subscription.updated', pastDue, { status: 'active' });
  }
  await scheduleNextStep(db, subscription.id);
}

async function findInvoice({ db }: WorkContext, intent: PaymentIntent): Promise<Invoice | undefined> {
  const { invoice } = await readHiddenData<{ invoice: string }>(db, intent.id);
  return invoice ? getObject(db, 'invoice', invoice) : undefined;
}

async function activate(work: WorkContext, invoice: Invoice, method: string | null): Promise<void> {
  const { db } = work;
  const subscription = await getObject(db, 'subscription', getInvoiceSubscriptionId(invoice));
  const becomesActive = subscription.status === 'incomplete' || subscription.status === 'past_due';
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const active: Subscription = {
    ...subscription,
    status: becomesActive ? 'active' : subscription.status,
    default_payment_method: saves ? method : subscription.default_payment_method,
  };
  await saveObject(db, 'subscription', active);
  if (becomesActive || active.default_payment_method !== subscription.default_payment_method) {
    const { status, default_payment_method } = subscription;
    await recordEvent(work, 'customer.subscription.updated', active, { status, default_payment_method });
  }
  await scheduleNextStep(db, active.id);
}
