import type { ApiCall, ApiResponse, WorkContext } from '../api/api-call.ts';
import { ApiError, getDocUrl } from '../api/api-error.ts';
import { markInvoicePaid, recordFailedIntentAttempt } from '../billing/settle-invoice.ts';
import type { Decline } from '../cards/declines.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects/api-objects.ts';
import { createCharge } from '../objects/charge.ts';
import { openDispute } from '../objects/dispute.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, insertObject, saveObject } from '../objects/object-store.ts';
import { toPublicPaymentIntent } from '../objects/payment-intent.ts';
import { attachPaymentMethod, readTestCard } from '../objects/payment-method.ts';

export interface ChargeAttempt {
  decline?: Decline;
  authenticated: boolean;
  /** Whether the attempt is one of Stripe's automatic ones at an invoice. */
  automatic?: boolean;
}

/**
 * Attempts the charge and updates the intent (to succeeded, or back to requires_payment_method) and its invoice. After
 * success, attaches the card to the customer if the payment saves it for later use, and opens the dispute of a dispute
 * test card.
 */
export async function attemptCharge(
  work: WorkContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: ChargeAttempt,
): Promise<PaymentIntent> {
  const charge = createCharge(work, intent, method, attempt);
  const settled = attempt.decline
    ? toFailed(intent, method, charge, attempt.decline)
    : toSucceeded(intent, method, charge);
  await insertObject(work.db, 'charge', charge);
  await saveObject(work.db, 'payment_intent', settled);
  await recordEvent(work, attempt.decline ? 'charge.failed' : 'charge.succeeded', charge);
  await recordEvent(
    work,
    attempt.decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
    settled,
  );
  if (attempt.decline) await recordFailedIntentAttempt(work, settled, attempt.automatic ?? false);
  else await settlePaid(work, settled, method);
  const { dispute } = await readTestCard(work, method.id);
  if (dispute && !attempt.decline) await openDispute(work, charge, dispute);
  return settled;
}

async function settlePaid(work: WorkContext, intent: PaymentIntent, method: PaymentMethod): Promise<void> {
  const customer = getId(intent.customer);
  if (customer && intent.setup_future_usage) await attachPaymentMethod(work, method, customer);
  await markInvoicePaid(work, intent);
}

/** Creates the 402 response for a declined card, with the intent, as Stripe does. */
export function createDeclineResponse(call: ApiCall, intent: PaymentIntent): ApiResponse {
  const { last_payment_error: error } = intent;
  if (!error) throw new Error(`${intent.id} has no failed payment.`);
  const shownIntent = call.key === 'publishable' ? toPublicPaymentIntent(intent) : intent;
  return { status: 402, body: { error: { ...error, payment_intent: shownIntent } } };
}

/** Adds the intent to a 402 error for a card that was rejected before any attempt. Returns other errors unchanged. */
export function addIntentToCardError(error: unknown, intent: PaymentIntent): unknown {
  if (!(error instanceof ApiError) || error.status !== 402) return error;
  return new ApiError(402, { ...error.body, message: error.message, payment_intent: intent });
}

function toSucceeded(intent: PaymentIntent, method: PaymentMethod, charge: Charge): PaymentIntent {
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

function toFailed(
  intent: PaymentIntent,
  method: PaymentMethod,
  charge: Charge,
  decline: Decline,
): PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: {
      ...(decline.adviceCode ? { advice_code: decline.adviceCode } : {}),
      charge: charge.id,
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      doc_url: getDocUrl(decline.code),
      message: decline.message,
      payment_method: method,
      type: 'card_error',
    },
    next_action: null,
    payment_method: null,
  };
}
