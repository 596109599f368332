import type { WorkContext } from '../api/api-call.ts';
import { getChargeOutcome } from '../cards/card-outcome.ts';
import { attemptCharge } from '../intents/attempt-charge.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getInvoiceSubscriptionId } from '../objects/invoice.ts';
import { getId, getObject, lockObject, readHiddenData, saveObject } from '../objects/object-store.ts';
import { readTestCard } from '../objects/payment-method.ts';
import { recordFailedAttempt, recordFailedIntentAttempt } from './settle-invoice.ts';

export interface CollectContext {
  /**
   * Whether Stripe makes the attempt automatically. Such attempts, and the first one, increase `attempt_count` and
   * schedule another.
   */
  automatic: boolean;
  /** Card to charge, when it isn't the default one of the subscription or the customer. */
  method?: PaymentMethod;
}

/**
 * Charges an open invoice off-session: to the chosen card, or else to the default card of the subscription or the
 * customer. Returns the intent after the attempt, or undefined when there is no card. The caller has locked the
 * subscription.
 */
export async function collectInvoice(
  work: WorkContext,
  invoice: Invoice,
  { automatic, method: chosen }: CollectContext,
): Promise<PaymentIntent | undefined> {
  const method = chosen ?? (await payingMethod(work, invoice));
  if (!method) {
    if (automatic) await recordFailedAttempt(work, invoice, true);
    return undefined;
  }
  const { intent: intentId = '' } = await readHiddenData<{ intent: string }>(work.db, invoice.id);
  const intent = await lockObject(work.db, 'payment_intent', intentId);
  const card = await readTestCard(work, method.id);
  const reaction = getChargeOutcome(card, { offSession: true, isSaved: card.isSaved });
  const needsAuthentication =
    reaction.kind === 'decline' && reaction.decline.code === 'authentication_required';
  if (needsAuthentication) return recordRequiredAuthentication(work, intent, method, automatic);
  const decline = reaction.kind === 'decline' ? { decline: reaction.decline } : {};
  return attemptCharge(work, intent, method, { ...decline, authenticated: false, automatic });
}

async function payingMethod(work: WorkContext, invoice: Invoice): Promise<PaymentMethod | undefined> {
  const subscription = await getObject(work.db, 'subscription', getInvoiceSubscriptionId(invoice));
  const customer = await getObject(work.db, 'customer', getId(invoice.customer) ?? '');
  const id =
    getId(subscription.default_payment_method) ?? getId(customer.invoice_settings.default_payment_method);
  return id ? getObject(work.db, 'payment_method', id) : undefined;
}

/** Records that the bank requires authentication. The cardholder can confirm the intent on the site. */
async function recordRequiredAuthentication(
  work: WorkContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  automatic: boolean,
): Promise<PaymentIntent> {
  const url = `${work.publicUrl}/three-d-secure/${intent.id}?client_secret=${intent.client_secret}`;
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
    },
  };
  await saveObject(work.db, 'payment_intent', waiting);
  await recordEvent(work, 'payment_intent.requires_action', waiting);
  await recordFailedIntentAttempt(work, waiting, automatic);
  return waiting;
}
