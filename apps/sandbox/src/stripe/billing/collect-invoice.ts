import type { Work } from '../api/call.ts';
import { chargeReaction } from '../cards/card-reaction.ts';
import { attemptCharge } from '../intents/attempt-charge.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import { getObject, idOf, lockObject, readHidden, saveObject } from '../objects/object-store.ts';
import { cardBehind } from '../objects/payment-method.ts';
import { intentFailed, tryFailed } from './settle-invoice.ts';

export interface Collecting {
  /** One of the provider's own tries: it counts, and others follow. */
  automatic: boolean;
  /** The card to use instead of the subscription's or customer's own. */
  method?: PaymentMethod;
}

/**
 * Charges an open invoice to the card that pays for its subscription, with nobody there. Gives the intent as the try
 * has left it, or undefined without a card to try. The subscription is locked.
 */
export async function collectInvoice(
  work: Work,
  invoice: Invoice,
  { automatic, method: chosen }: Collecting,
): Promise<PaymentIntent | undefined> {
  const method = chosen ?? (await payingMethod(work, invoice));
  if (!method) {
    if (automatic) await tryFailed(work, invoice, true);
    return undefined;
  }
  const { intent: intentId = '' } = await readHidden<{ intent: string }>(work.db, invoice.id);
  const intent = await lockObject(work.db, 'payment_intent', intentId);
  const card = await cardBehind(work, method.id);
  const reaction = chargeReaction(card, { offSession: true, isSaved: card.isSaved });
  const asks = reaction.kind === 'decline' && reaction.decline.code === 'authentication_required';
  if (asks) return waitForOwner(work, intent, method, automatic);
  const decline = reaction.kind === 'decline' ? { decline: reaction.decline } : {};
  return attemptCharge(work, intent, method, { ...decline, authenticated: false, automatic });
}

async function payingMethod(work: Work, invoice: Invoice): Promise<PaymentMethod | undefined> {
  const subscription = await getObject(work.db, 'subscription', subscriptionOf(invoice));
  const customer = await getObject(work.db, 'customer', idOf(invoice.customer) ?? '');
  const id =
    idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return id ? getObject(work.db, 'payment_method', id) : undefined;
}

/** The bank wants to see the card's owner: they can confirm the intent on the page. */
async function waitForOwner(
  work: Work,
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
  await intentFailed(work, waiting, automatic);
  return waiting;
}
