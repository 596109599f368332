import { refundCharge } from '../intents/refund-charge.ts';
import { changedCustomer, newCustomer } from '../objects/customer.ts';
import { recordEvent } from '../objects/event.ts';
import { getObject, insertObject, type Kind, lockObject, saveObject } from '../objects/object-store.ts';
import { createPaymentMethod, takePaymentMethod } from '../objects/payment-method.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { mergeMetadata } from './form.ts';
import { listFor } from './list.ts';

const paging = 'created expand limit starting_after ending_before';
const customerFields = `address balance business_name cash_balance description email expand individual_name
  invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales
  shipping source tax tax_exempt tax_id_data test_clock validate default_source`;

/** Refunds, charges, customers, events, payment methods, balance and account. */
export const otherRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/refunds',
    accepts:
      names(`amount charge currency customer expand instructions_email metadata origin payment_intent reason
      refund_application_fee reverse_transfer`),
    handle: async (call) => answer(await refundCharge(call)),
  },
  retrieval('refund', '/refunds'),
  listing('refund', '/refunds', 'charge payment_intent'),
  {
    method: 'POST',
    path: '/refunds/:id',
    accepts: names('metadata expand'),
    handle: async (call) => {
      const refund = await lockObject(call.db, 'refund', call.params.id ?? '');
      const changed = { ...refund, metadata: mergeMetadata(call.form, refund.metadata ?? {}) };
      await saveObject(call.db, 'refund', changed);
      return answer(changed);
    },
  },
  retrieval('charge', '/charges'),
  listing('charge', '/charges', 'customer payment_intent transfer_group'),
  retrieval('event', '/events'),
  listing('event', '/events', 'type types delivery_success'),
  retrieval('customer', '/customers'),
  listing('customer', '/customers', ''),
  {
    method: 'POST',
    path: '/customers',
    accepts: names(customerFields),
    handle: async (call) => {
      const customer = newCustomer(call);
      await insertObject(call.db, 'customer', customer);
      await recordEvent(call, 'customer.created', customer);
      return answer(customer);
    },
  },
  {
    method: 'POST',
    path: '/customers/:id',
    accepts: names(customerFields),
    handle: async (call) => {
      const customer = await lockObject(call.db, 'customer', call.params.id ?? '');
      const changed = changedCustomer(customer, call.form);
      await saveObject(call.db, 'customer', changed);
      await recordEvent(call, 'customer.updated', changed);
      return answer(changed);
    },
  },
  {
    method: 'GET',
    path: '/payment_methods/:id',
    accepts: names('expand'),
    handle: async (call) => answer(await takePaymentMethod(call, call.params.id ?? '')),
  },
  {
    method: 'POST',
    path: '/payment_methods',
    publishable: true,
    accepts: names(
      'type card billing_details metadata allow_redisplay expand key payment_user_agent referrer',
    ),
    handle: async (call) => answer(await createPaymentMethod(call, call.form)),
  },
  {
    method: 'GET',
    path: '/balance',
    accepts: names('expand'),
    handle: async () => answer({ object: 'balance', available: [], livemode: false, pending: [] }),
  },
  {
    method: 'GET',
    path: '/account',
    accepts: names('expand'),
    handle: async () =>
      answer({
        id: 'acct_1SandboxMilesStreet',
        object: 'account',
        charges_enabled: true,
        country: 'GB',
        default_currency: 'gbp',
        details_submitted: true,
        email: null,
        payouts_enabled: true,
        type: 'standard',
      }),
  },
];

function retrieval(kind: Kind, path: string): ApiRoute {
  return {
    method: 'GET',
    path: `${path}/:id`,
    accepts: names('expand'),
    handle: async (call) => answer(await getObject(call.db, kind, call.params.id ?? '')),
  };
}

function listing(kind: Kind, path: string, filters: string): ApiRoute {
  return {
    method: 'GET',
    path,
    accepts: names(`${paging} ${filters}`),
    handle: async (call) => answer(await listFor(call, kind, `/v1${path}`)),
  };
}
