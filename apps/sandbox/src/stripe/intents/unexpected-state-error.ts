import { type ApiError, invalidRequestError } from '../api/api-error.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';

/** Creates a 400 payment_intent_unexpected_state for a request that doesn't fit the intent's status. */
export function unexpectedStateError(intent: PaymentIntent, message: string): ApiError {
  return invalidRequestError(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
