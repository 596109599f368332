import type Stripe from 'stripe';
import { type ApiError, invalidRequest } from '../api/api-error.ts';

/** 400 payment_intent_unexpected_state: what was asked does not fit the intent's status. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): ApiError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
