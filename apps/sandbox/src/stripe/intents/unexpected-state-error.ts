import { type ApiError, createInvalidRequestError } from '../api/api-error.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';

/** Creates a 400 payment_intent_unexpected_state for a request that doesn't fit the intent's status. */
export function createUnexpectedStateError(intent: PaymentIntent, message: string): ApiError {
  return createInvalidRequestError(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
