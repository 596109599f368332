import type { ApiCall } from '../api/api-call.ts';
import { getDocUrl } from '../api/api-error.ts';
import { recordFailedIntentAttempt } from '../billing/settle-invoice.ts';
import { getAuthenticatedOutcome } from '../cards/card-outcome.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, saveObject } from '../objects/object-store.ts';
import { readTestCard } from '../objects/payment-method.ts';
import { attemptCharge } from './attempt-charge.ts';

/**
 * Completes the 3-D Secure step of an intent that the caller has locked. Returns the intent unchanged when it no longer
 * waits for the step (already settled or cancelled).
 */
export async function authenticateIntent(
  call: ApiCall,
  intent: PaymentIntent,
  passed: boolean,
): Promise<PaymentIntent> {
  const methodId = getId(intent.payment_method);
  if (intent.status !== 'requires_action' || !methodId) return intent;
  const method = await getObject(call.db, 'payment_method', methodId, 'payment_method');
  if (!passed) return failAuthentication(call, intent, method);
  const reaction = getAuthenticatedOutcome(await readTestCard(call, method.id));
  const decline = reaction.kind === 'decline' ? { decline: reaction.decline } : {};
  return attemptCharge(call, intent, method, { authenticated: true, ...decline });
}

async function failAuthentication(
  call: ApiCall,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: getDocUrl('payment_intent_authentication_failure'),
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    },
  };
  await saveObject(call.db, 'payment_intent', failed);
  await recordEvent(call, 'payment_intent.payment_failed', failed);
  await recordFailedIntentAttempt(call, failed, false);
  return failed;
}
