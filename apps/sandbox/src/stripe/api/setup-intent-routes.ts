import type { SetupIntent } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, lockObject, saveObject } from '../objects/object-store.ts';
import { createSetupIntent } from '../objects/setup-intent.ts';
import {
  authenticateSetup,
  confirmSetup,
  createUnexpectedSetupStateError,
  toVisibleSetup,
} from '../setups/confirm-setup.ts';
import type { ApiCall } from './api-call.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { readBoolean, readChoice, readText } from './form.ts';
import { listObjects } from './list.ts';

const reasons = ['abandoned', 'requested_by_customer', 'duplicate'] as const;
const browser = 'key client_secret referrer payment_user_agent client_attribution_metadata';
const confirming = `confirmation_token mandate_data payment_method payment_method_data payment_method_options
  return_url use_stripe_sdk expand`;

/** Route that only the sandbox has: its script and its bank page complete a setup's 3-D Secure step with it. */
export const authenticateSetupRoute: ApiRoute = {
  method: 'POST',
  path: '/setup_intents/:id/authenticate',
  publishable: true,
  accepts: parseParameterNames(`outcome expand ${browser}`),
  handle: async (call) => {
    const setup = await loadVerified(call, lockObject);
    return createResponse(
      toVisibleSetup(call, await authenticateSetup(call, setup, call.form.outcome === 'passed')),
    );
  },
};

export const setupIntentRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/setup_intents',
    accepts:
      parseParameterNames(`allowed_payment_method_types automatic_payment_methods attach_to_self confirm customer
      description excluded_payment_method_types flow_directions metadata on_behalf_of
      payment_method_configuration single_use usage ${confirming}`),
    handle: async (call) => {
      const customer = readText(call.form, 'customer');
      if (customer) await getObject(call.db, 'customer', customer, 'customer');
      const setup = createSetupIntent(call);
      await insertObject(call.db, 'setup_intent', setup);
      await recordEvent(call, 'setup_intent.created', setup);
      return readBoolean(call.form, 'confirm') ? confirmSetup(call, setup) : createResponse(setup);
    },
  },
  {
    method: 'GET',
    path: '/setup_intents',
    accepts: parseParameterNames('created customer payment_method expand limit starting_after ending_before'),
    handle: async (call) => createResponse(await listObjects(call, 'setup_intent', '/v1/setup_intents')),
  },
  {
    method: 'GET',
    path: '/setup_intents/:id',
    publishable: true,
    accepts: parseParameterNames(`expand is_stripe_sdk ${browser}`),
    handle: async (call) => createResponse(toVisibleSetup(call, await loadVerified(call, getObject))),
  },
  {
    method: 'POST',
    path: '/setup_intents/:id/confirm',
    publishable: true,
    accepts: parseParameterNames(`allowed_payment_method_types ${confirming} ${browser}`),
    handle: async (call) => confirmSetup(call, await loadVerified(call, lockObject)),
  },
  {
    method: 'POST',
    path: '/setup_intents/:id/cancel',
    accepts: parseParameterNames('cancellation_reason expand'),
    handle: async (call) => {
      const setup = await loadVerified(call, lockObject);
      if (setup.status === 'succeeded' || setup.status === 'canceled')
        throw createUnexpectedSetupStateError(setup, 'cancel');
      const canceled: SetupIntent = {
        ...setup,
        status: 'canceled',
        cancellation_reason: readChoice(call.form, 'cancellation_reason', reasons) ?? null,
        next_action: null,
      };
      await saveObject(call.db, 'setup_intent', canceled);
      await recordEvent(call, 'setup_intent.canceled', canceled);
      return createResponse(canceled);
    },
  },
  authenticateSetupRoute,
];

/** Returns the setup intent whose id is in the path. A browser must send its client secret. */
async function loadVerified(call: ApiCall, read: typeof getObject): Promise<SetupIntent> {
  const setup = await read(call.db, 'setup_intent', call.params.id ?? '');
  const secret = readText(call.form, 'client_secret');
  if ((call.key === 'publishable' || secret) && secret !== setup.client_secret) {
    throw createInvalidRequestError(
      'The client_secret provided does not match the client_secret associated with the SetupIntent.',
      { code: 'setup_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return setup;
}
