import type Stripe from 'stripe';
import { ApiError, docUrl } from '../api/api-error.ts';
import type { Answer, ApiCall } from '../api/call.ts';
import type { Decline } from '../cards/declines.ts';
import { newCharge } from '../objects/charge.ts';
import { recordEvent } from '../objects/event.ts';
import { insertObject, saveObject } from '../objects/object-store.ts';
import { publicPaymentIntent } from '../objects/payment-intent.ts';

/** Tries to take the money and settles the intent: succeeded, or back to requires_payment_method. */
export async function attemptCharge(
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  attempt: { decline?: Decline; authenticated: boolean },
): Promise<Stripe.PaymentIntent> {
  const charge = newCharge(call, intent, method, attempt);
  const settled = attempt.decline
    ? failed(intent, method, charge, attempt.decline)
    : succeeded(intent, method, charge);
  await insertObject(call.db, 'charge', charge);
  await saveObject(call.db, 'payment_intent', settled);
  await recordEvent(call, attempt.decline ? 'charge.failed' : 'charge.succeeded', charge);
  await recordEvent(
    call,
    attempt.decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
    settled,
  );
  return settled;
}

/** The 402 that tells of a declined card; it carries the intent, as the provider's does. */
export function declineAnswer(call: ApiCall, intent: Stripe.PaymentIntent): Answer {
  const { last_payment_error: error } = intent;
  const shownIntent = call.key === 'publishable' ? publicPaymentIntent(intent) : intent;
  return { status: 402, body: { error: { ...error, payment_intent: shownIntent } } };
}

/** 402 for a card that is refused before any attempt, with the intent it was meant for. */
export function withIntent(error: unknown, intent: Stripe.PaymentIntent): unknown {
  if (!(error instanceof ApiError) || error.status !== 402) return error;
  return new ApiError(402, { ...error.body, payment_intent: intent });
}

function succeeded(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  return {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
  };
}

function failed(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
  decline: Decline,
): Stripe.PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: {
      ...(decline.adviceCode ? { advice_code: decline.adviceCode } : {}),
      charge: charge.id,
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      doc_url: docUrl(decline.code),
      message: decline.message,
      payment_method: method,
      type: 'card_error',
    },
    next_action: null,
    payment_method: null,
  };
}
