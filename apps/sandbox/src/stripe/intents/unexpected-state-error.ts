import { type ApiError, invalidRequestError } from '../api/api-error.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';

/** 400 payment_intent_unexpected_state: what was asked does not fit the intent's status. */
export function unexpectedStateError(intent: PaymentIntent, message: string): ApiError {
  return invalidRequestError(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
