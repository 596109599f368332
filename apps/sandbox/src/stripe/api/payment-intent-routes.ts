import { getSubscriptionTime } from '../billing/billing-time.ts';
import { addIntentToCardError } from '../intents/attempt-charge.ts';
import { authenticateIntent } from '../intents/authenticate-intent.ts';
import { cancelIntent } from '../intents/cancel-intent.ts';
import { confirmIntent, toVisibleIntent } from '../intents/confirm-intent.ts';
import { updateIntent } from '../intents/update-intent.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, lockObject, readHiddenData, saveObject } from '../objects/object-store.ts';
import { createPaymentIntent } from '../objects/payment-intent.ts';
import { resolvePaymentMethod } from '../objects/payment-method.ts';
import {
  type ApiCall,
  type ApiResponse,
  type ApiRoute,
  createResponse,
  parseParameterNames,
} from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { readBoolean, readText } from './form.ts';
import { listObjects } from './list.ts';

const browser = 'key client_secret referrer payment_user_agent client_attribution_metadata';
const whenCreating = `amount currency allowed_payment_method_types amount_details application_fee_amount
  automatic_payment_methods capture_method confirm confirmation_method confirmation_token customer
  customer_account description error_on_requires_action excluded_payment_method_types expand hooks mandate
  mandate_data metadata off_session on_behalf_of payment_details payment_method payment_method_configuration
  payment_method_data payment_method_options radar_options receipt_email return_url
  setup_future_usage shipping statement_descriptor statement_descriptor_suffix transfer_data transfer_group
  use_stripe_sdk`;
const whenConfirming = `allowed_payment_method_types amount_details amount_to_confirm capture_method
  confirmation_token error_on_requires_action excluded_payment_method_types expand hooks mandate mandate_data
  off_session payment_details payment_method payment_method_data payment_method_options payment_method_types
  radar_options receipt_email return_url setup_future_usage shipping use_stripe_sdk ${browser}`;
const whenUpdating = `allowed_payment_method_types amount amount_details application_fee_amount capture_method
  currency customer customer_account description excluded_payment_method_types expand hooks metadata
  payment_details payment_method payment_method_configuration payment_method_data payment_method_options
  receipt_email setup_future_usage shipping statement_descriptor
  statement_descriptor_suffix transfer_data transfer_group`;

/** Route that only the sandbox has: its script and its bank page complete a payment's 3-D Secure step with it. */
export const authenticatePaymentRoute: ApiRoute = {
  method: 'POST',
  path: '/payment_intents/:id/authenticate',
  publishable: true,
  accepts: parseParameterNames(`outcome expand ${browser}`),
  handle: async (call) => {
    const [timed, intent] = await lockIntent(call);
    return createResponse(
      toVisibleIntent(timed, await authenticateIntent(timed, intent, call.form.outcome === 'passed')),
    );
  },
};

export const paymentIntentRoutes: ApiRoute[] = [
  { method: 'POST', path: '/payment_intents', accepts: parseParameterNames(whenCreating), handle: create },
  {
    method: 'GET',
    path: '/payment_intents',
    accepts: parseParameterNames(
      'created customer customer_account expand limit starting_after ending_before',
    ),
    handle: async (call) => createResponse(await listObjects(call, 'payment_intent', '/v1/payment_intents')),
  },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    publishable: true,
    accepts: parseParameterNames(`expand is_stripe_sdk ${browser}`),
    handle: async (call) => createResponse(toVisibleIntent(call, await loadVerified(call, getObject))),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id',
    accepts: parseParameterNames(whenUpdating),
    handle: async (call) => createResponse(await updateIntent(call, await loadVerified(call, lockObject))),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    publishable: true,
    accepts: parseParameterNames(whenConfirming),
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    accepts: parseParameterNames('cancellation_reason expand'),
    handle: async (call) => createResponse(await cancelIntent(call, await loadVerified(call, lockObject))),
  },
  authenticatePaymentRoute,
];

async function create(call: ApiCall): Promise<ApiResponse> {
  const customer = readText(call.form, 'customer');
  if (customer) await getObject(call.db, 'customer', customer, 'customer');
  const intent = createPaymentIntent(call);
  await insertObject(call.db, 'payment_intent', intent);
  await recordEvent(call, 'payment_intent.created', intent);
  if (readBoolean(call.form, 'confirm')) return confirmLocked(call, intent);
  const named = readText(call.form, 'payment_method');
  if (!named) return createResponse(intent);
  const ready: PaymentIntent = {
    ...intent,
    payment_method: (await resolvePaymentMethod(call, named)).id,
    status: 'requires_confirmation',
  };
  await saveObject(call.db, 'payment_intent', ready);
  return createResponse(ready);
}

async function confirm(call: ApiCall): Promise<ApiResponse> {
  return confirmLocked(...(await lockIntent(call)));
}

async function confirmLocked(call: ApiCall, intent: PaymentIntent): Promise<ApiResponse> {
  try {
    return await confirmIntent(call, intent);
  } catch (error) {
    throw addIntentToCardError(error, intent);
  }
}

/**
 * Locks the intent and returns it with the call. For an invoice's intent, locks the subscription first, and the call
 * gets the subscription's own time.
 */
async function lockIntent(call: ApiCall): Promise<[ApiCall, PaymentIntent]> {
  const { subscription } = await readHiddenData<{ subscription: string }>(call.db, call.params.id ?? '');
  if (!subscription) return [call, await loadVerified(call, lockObject)];
  await lockObject(call.db, 'subscription', subscription);
  const now = await getSubscriptionTime(call.db, subscription, call.now);
  return [{ ...call, now }, await loadVerified(call, lockObject)];
}

/**
 * Returns the intent whose id is in the path. A browser must send its client secret, and the error reveals only that
 * the secret is wrong.
 */
async function loadVerified(call: ApiCall, read: typeof getObject): Promise<PaymentIntent> {
  const intent = await read(call.db, 'payment_intent', call.params.id ?? '');
  const secret = readText(call.form, 'client_secret');
  if ((call.key === 'publishable' || secret) && secret !== intent.client_secret) {
    throw createInvalidRequestError(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      },
    );
  }
  return intent;
}
