import { applyCustomerChange, createCustomer } from '../objects/customer.ts';
import { deleteCustomer } from '../objects/delete-customer.ts';
import { recordEvent } from '../objects/event.ts';
import { findObject, getObject, insertObject, lockObject, saveObject } from '../objects/object-store.ts';
import { requireUsablePaymentMethod } from '../objects/payment-method.ts';
import { type ApiCall, type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { readNestedForm, readText } from './form.ts';
import { createListRoute } from './read-routes.ts';

const customerFields = `address balance business_name cash_balance description email expand individual_name
  invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method phone preferred_locales
  shipping source tax tax_exempt tax_id_data test_clock validate default_source`;

export const customerRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/customers/:id',
    accepts: parseParameterNames('expand'),
    handle: async ({ db, params: { id = '' } }) =>
      createResponse((await findObject(db, 'deleted_customer', id)) ?? (await getObject(db, 'customer', id))),
  },
  createListRoute('customer', '/customers', '', [{ param: 'email' }, { param: 'test_clock' }]),
  {
    method: 'POST',
    path: '/customers',
    accepts: parseParameterNames(customerFields),
    handle: async (call) => {
      const clock = readText(call.form, 'test_clock');
      if (clock) await getObject(call.db, 'test_helpers.test_clock', clock, 'test_clock');
      const customer = createCustomer(call);
      await insertObject(call.db, 'customer', customer);
      await recordEvent(call, 'customer.created', customer);
      return createResponse(customer);
    },
  },
  {
    method: 'POST',
    path: '/customers/:id',
    accepts: parseParameterNames(customerFields),
    handle: async (call) => {
      const customer = await lockObject(call.db, 'customer', call.params.id ?? '');
      await requireOwnCard(call, customer.id);
      const changed = applyCustomerChange(customer, call.form);
      await saveObject(call.db, 'customer', changed);
      await recordEvent(call, 'customer.updated', changed);
      return createResponse(changed);
    },
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    accepts: parseParameterNames('expand'),
    handle: async (call) => createResponse(await deleteCustomer(call, call.params.id ?? '')),
  },
];

/** Rejects a default card that doesn't belong to the customer or can't be used. */
async function requireOwnCard(call: ApiCall, customer: string): Promise<void> {
  const card = readText(readNestedForm(call.form, 'invoice_settings') ?? {}, 'default_payment_method');
  if (!card) return;
  const method = await getObject(call.db, 'payment_method', card, 'invoice_settings[default_payment_method]');
  await requireUsablePaymentMethod(call, method, customer);
}
