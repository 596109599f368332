import { type ApiCall, type ApiResponse, createResponse } from '../api/api-call.ts';
import { createInvalidRequestError, getDocUrl } from '../api/api-error.ts';
import { readBoolean, readNestedForm, readText } from '../api/form.ts';
import { getSetupOutcome } from '../cards/card-outcome.ts';
import type { Decline } from '../cards/declines.ts';
import type { PaymentMethod, SetupIntent } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, saveHiddenData, saveObject } from '../objects/object-store.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  readTestCard,
  requireUsablePaymentMethod,
  resolvePaymentMethod,
} from '../objects/payment-method.ts';
import { toPublicSetupIntent } from '../objects/setup-intent.ts';

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Confirms a setup that the caller has locked. The card is then saved, waits for 3-D Secure, or is declined. A decline
 * is a 402 response, so that the attempt is committed.
 */
export async function confirmSetup(call: ApiCall, setup: SetupIntent): Promise<ApiResponse> {
  if (!confirmable.includes(setup.status)) throw createUnexpectedSetupStateError(setup, 'confirm');
  const method = await chooseMethod(call, setup);
  await requireUsablePaymentMethod(call, method, getId(setup.customer));
  const reaction = getSetupOutcome(await readTestCard(call, method.id));
  if (reaction.kind === 'ok')
    return createResponse(toVisibleSetup(call, await saveCard(call, setup, method)));
  if (reaction.kind === 'decline') return declineSetup(call, setup, method, reaction.decline);
  const waiting: SetupIntent = {
    ...setup,
    status: 'requires_action',
    payment_method: method.id,
    last_setup_error: null,
    next_action: buildNextAction(call, setup),
  };
  await saveObject(call.db, 'setup_intent', waiting);
  await recordEvent(call, 'setup_intent.requires_action', waiting);
  return createResponse(toVisibleSetup(call, waiting));
}

/** Completes the 3-D Secure step of a setup. Returns the setup unchanged when it no longer waits for the step. */
export async function authenticateSetup(
  call: ApiCall,
  setup: SetupIntent,
  passed: boolean,
): Promise<SetupIntent> {
  const id = getId(setup.payment_method);
  if (setup.status !== 'requires_action' || !id) return setup;
  const method = await getObject(call.db, 'payment_method', id, 'payment_method');
  if (passed) return saveCard(call, setup, method);
  return failAuthentication(call, setup, {
    code: 'setup_intent_authentication_failure',
    doc_url: getDocUrl('setup_intent_authentication_failure'),
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
    type: 'invalid_request_error',
  });
}

/** Returns the fields of the setup that the caller's key may see. */
export function toVisibleSetup(call: ApiCall, setup: SetupIntent) {
  return call.key === 'publishable' ? toPublicSetupIntent(setup) : setup;
}

/** Creates a 400 setup_intent_unexpected_state. */
export function createUnexpectedSetupStateError(setup: SetupIntent, verb: string): Error {
  return createInvalidRequestError(
    `You cannot ${verb} this SetupIntent because it has a status of ${setup.status}. Only a SetupIntent with one of the following statuses may be ${verb}ed: ${confirmable.join(', ')}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: setup },
  );
}

async function chooseMethod(call: ApiCall, setup: SetupIntent): Promise<PaymentMethod> {
  const named = readText(call.form, 'payment_method');
  if (named) return resolvePaymentMethod(call, named);
  const data = readNestedForm(call.form, 'payment_method_data');
  if (data) return createPaymentMethod(call, data);
  throw createInvalidRequestError(
    "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    { code: 'setup_intent_unexpected_state', setup_intent: setup },
  );
}

async function saveCard(call: ApiCall, setup: SetupIntent, method: PaymentMethod): Promise<SetupIntent> {
  const done: SetupIntent = {
    ...setup,
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
  };
  const customer = getId(setup.customer);
  if (customer) await attachPaymentMethod(call, method, customer);
  else await saveHiddenData(call.db, method.id, { isSaved: true });
  await saveObject(call.db, 'setup_intent', done);
  await recordEvent(call, 'setup_intent.succeeded', done);
  return done;
}

async function declineSetup(
  call: ApiCall,
  setup: SetupIntent,
  method: PaymentMethod,
  decline: Decline,
): Promise<ApiResponse> {
  const error: NonNullable<SetupIntent['last_setup_error']> = {
    ...(decline.adviceCode ? { advice_code: decline.adviceCode } : {}),
    code: decline.code,
    ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
    doc_url: getDocUrl(decline.code),
    message: decline.message,
    payment_method: method,
    type: 'card_error',
  };
  const failed = await failAuthentication(call, setup, error);
  return { status: 402, body: { error: { ...error, setup_intent: toVisibleSetup(call, failed) } } };
}

async function failAuthentication(
  call: ApiCall,
  setup: SetupIntent,
  error: NonNullable<SetupIntent['last_setup_error']>,
): Promise<SetupIntent> {
  const failed: SetupIntent = {
    ...setup,
    status: 'requires_payment_method',
    last_setup_error: error,
    next_action: null,
    payment_method: null,
  };
  await saveObject(call.db, 'setup_intent', failed);
  await recordEvent(call, 'setup_intent.setup_failed', failed);
  return failed;
}

function buildNextAction(call: ApiCall, setup: SetupIntent): NonNullable<SetupIntent['next_action']> {
  const returnUrl = readText(call.form, 'return_url');
  const url = `${call.publicUrl}/three-d-secure/${setup.id}?client_secret=${setup.client_secret}`;
  const usesScript = call.key === 'publishable' || readBoolean(call.form, 'use_stripe_sdk') || !returnUrl;
  if (usesScript) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  }
  const page = `${url}&return_url=${encodeURIComponent(returnUrl)}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page } };
}
