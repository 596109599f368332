import { type ApiCall, type ApiResponse, createResponse } from '../api/api-call.ts';
import { ApiError, createInvalidRequestError } from '../api/api-error.ts';
import { readBoolean, readNestedForm, readText } from '../api/form.ts';
import { getChargeOutcome } from '../cards/card-outcome.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, saveObject } from '../objects/object-store.ts';
import { readFutureUsage, toPublicPaymentIntent } from '../objects/payment-intent.ts';
import {
  createPaymentMethod,
  readTestCard,
  requireUsablePaymentMethod,
  resolvePaymentMethod,
} from '../objects/payment-method.ts';
import { attemptCharge, createDeclineResponse } from './attempt-charge.ts';
import { createUnexpectedStateError } from './unexpected-state-error.ts';

/**
 * Confirms an intent that the caller has locked. It is then paid, waits for 3-D Secure, or is declined. A decline is a
 * 402 response, not an error, so that the failed attempt is committed.
 */
export async function confirmIntent(call: ApiCall, intent: PaymentIntent): Promise<ApiResponse> {
  requireConfirmable(intent);
  const customer = getId(intent.customer);
  if (customer) await getObject(call.db, 'customer', customer, 'customer');
  const method = await chooseMethod(call, intent);
  await requireUsablePaymentMethod(call, method, customer);
  requireReturnUrl(call, intent);
  const receiptEmail = readText(call.form, 'receipt_email');
  const chosen: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    receipt_email: receiptEmail ?? intent.receipt_email,
    setup_future_usage: readFutureUsage(call.form) ?? intent.setup_future_usage,
  };
  const card = await readTestCard(call, method.id);
  const offSession = isOffSession(call);
  const reaction = getChargeOutcome(card, { offSession, isSaved: card.isSaved });
  if (reaction.kind === 'authenticate') return requireAuthentication(call, chosen, method);
  const decline = reaction.kind === 'decline' ? reaction.decline : undefined;
  const settled = await attemptCharge(call, chosen, method, {
    authenticated: false,
    ...(decline && { decline }),
  });
  return decline ? createDeclineResponse(call, settled) : createResponse(toVisibleIntent(call, settled));
}

/** Returns the fields of the intent that the caller's key may see. */
export function toVisibleIntent(call: ApiCall, intent: PaymentIntent) {
  return call.key === 'publishable' ? toPublicPaymentIntent(intent) : intent;
}

/** Returns whether the payment is off-session. `off_session` may also hold the reason for the charge. */
function isOffSession({ form }: ApiCall): boolean {
  const value = readText(form, 'off_session');
  return value !== undefined && value !== 'false';
}

function requireConfirmable(intent: PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw createUnexpectedStateError(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (confirmable.includes(intent.status)) return;
  throw createUnexpectedStateError(
    intent,
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.`,
  );
}

async function chooseMethod(call: ApiCall, intent: PaymentIntent): Promise<PaymentMethod> {
  const named = readText(call.form, 'payment_method');
  if (named) return resolvePaymentMethod(call, named);
  const data = readNestedForm(call.form, 'payment_method_data');
  if (data) return createPaymentMethod(call, data);
  const attached = getId(intent.payment_method);
  if (attached) return getObject(call.db, 'payment_method', attached, 'payment_method');
  throw createUnexpectedStateError(
    intent,
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
  );
}

/** Rejects a server's call without a return URL, because automatic payment methods might include ones that redirect. */
function requireReturnUrl(call: ApiCall, intent: PaymentIntent): void {
  if (call.key === 'publishable' || readText(call.form, 'return_url')) return;
  if (intent.automatic_payment_methods?.allow_redirects !== 'always') return;
  throw createInvalidRequestError(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

async function requireAuthentication(
  call: ApiCall,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<ApiResponse> {
  if (readBoolean(call.form, 'error_on_requires_action')) {
    throw new ApiError(402, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
      payment_method: method,
    });
  }
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: buildNextAction(call, intent),
  };
  await saveObject(call.db, 'payment_intent', waiting);
  await recordEvent(call, 'payment_intent.requires_action', waiting);
  return createResponse(toVisibleIntent(call, waiting));
}

function buildNextAction(call: ApiCall, intent: PaymentIntent): NonNullable<PaymentIntent['next_action']> {
  const returnUrl = readText(call.form, 'return_url');
  const url = `${call.publicUrl}/three-d-secure/${intent.id}?client_secret=${intent.client_secret}`;
  const usesScript = call.key === 'publishable' || readBoolean(call.form, 'use_stripe_sdk') || !returnUrl;
  if (usesScript) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  }
  const page = `${url}&return_url=${encodeURIComponent(returnUrl)}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page } };
}
