import { type ApiError, invalidRequestError } from '../api/api-error.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';

/** Returns a 400 payment_intent_unexpected_state: the request doesn't fit the intent's status. */
export function unexpectedStateError(intent: PaymentIntent, message: string): ApiError {
  return invalidRequestError(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
