import { subscriptionTime } from '../billing/billing-time.ts';
import { withIntent } from '../intents/attempt-charge.ts';
import { authenticateIntent } from '../intents/authenticate-intent.ts';
import { cancelIntent } from '../intents/cancel-intent.ts';
import { confirmIntent, shown } from '../intents/confirm-intent.ts';
import { updateIntent } from '../intents/update-intent.ts';
import type { PaymentIntent } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, lockObject, readHidden, saveObject } from '../objects/object-store.ts';
import { newPaymentIntent } from '../objects/payment-intent.ts';
import { takePaymentMethod } from '../objects/payment-method.ts';
import { invalidRequest } from './api-error.ts';
import { type Answer, type ApiCall, type ApiRoute, answer, names } from './call.ts';
import { booleanOf, textOf } from './form.ts';
import { listFor } from './list.ts';

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

/** Not the provider's: how the sandbox's script and bank page end the 3-D Secure step. */
export const authenticateRoute: ApiRoute = {
  method: 'POST',
  path: '/payment_intents/:id/authenticate',
  publishable: true,
  accepts: names(`outcome expand ${browser}`),
  handle: async (call) => {
    const [timed, intent] = await locked(call);
    return answer(shown(timed, await authenticateIntent(timed, intent, call.form.outcome === 'passed')));
  },
};

export const paymentIntentRoutes: ApiRoute[] = [
  { method: 'POST', path: '/payment_intents', accepts: names(whenCreating), handle: create },
  {
    method: 'GET',
    path: '/payment_intents',
    accepts: names('created customer customer_account expand limit starting_after ending_before'),
    handle: async (call) => answer(await listFor(call, 'payment_intent', '/v1/payment_intents')),
  },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    publishable: true,
    accepts: names(`expand is_stripe_sdk ${browser}`),
    handle: async (call) => answer(shown(call, await proven(call, getObject))),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id',
    accepts: names(whenUpdating),
    handle: async (call) => answer(await updateIntent(call, await proven(call, lockObject))),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    publishable: true,
    accepts: names(whenConfirming),
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    accepts: names('cancellation_reason expand'),
    handle: async (call) => answer(await cancelIntent(call, await proven(call, lockObject))),
  },
  authenticateRoute,
];

async function create(call: ApiCall): Promise<Answer> {
  const customer = textOf(call.form, 'customer');
  if (customer) await getObject(call.db, 'customer', customer, 'customer');
  const intent = newPaymentIntent(call);
  await insertObject(call.db, 'payment_intent', intent);
  await recordEvent(call, 'payment_intent.created', intent);
  if (booleanOf(call.form, 'confirm')) return confirmLocked(call, intent);
  const named = textOf(call.form, 'payment_method');
  if (!named) return answer(intent);
  const ready: PaymentIntent = {
    ...intent,
    payment_method: (await takePaymentMethod(call, named)).id,
    status: 'requires_confirmation',
  };
  await saveObject(call.db, 'payment_intent', ready);
  return answer(ready);
}

async function confirm(call: ApiCall): Promise<Answer> {
  return confirmLocked(...(await locked(call)));
}

async function confirmLocked(call: ApiCall, intent: PaymentIntent): Promise<Answer> {
  try {
    return await confirmIntent(call, intent);
  } catch (error) {
    throw withIntent(error, intent);
  }
}

/** The intent with its row locked; an invoice's after its subscription, and the call at the subscription's own time. */
async function locked(call: ApiCall): Promise<[ApiCall, PaymentIntent]> {
  const { subscription } = await readHidden<{ subscription: string }>(call.db, call.params.id ?? '');
  if (!subscription) return [call, await proven(call, lockObject)];
  await lockObject(call.db, 'subscription', subscription);
  const now = await subscriptionTime(call.db, subscription, call.now);
  return [{ ...call, now }, await proven(call, lockObject)];
}

/** The intent in the address; a browser must know its client secret, and hears no more than that it is wrong. */
async function proven(call: ApiCall, read: typeof getObject): Promise<PaymentIntent> {
  const intent = await read(call.db, 'payment_intent', call.params.id ?? '');
  const secret = textOf(call.form, 'client_secret');
  if ((call.key === 'publishable' || secret) && secret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      },
    );
  }
  return intent;
}
