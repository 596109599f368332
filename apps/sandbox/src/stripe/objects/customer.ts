import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { type Form, mergeMetadata, readNestedForm, readText } from '../api/form.ts';
import { readAddress, readShipping } from './address.ts';
import type { Customer } from './api-objects.ts';
import { createId } from './create-id.ts';

/** Creates a customer from the parameters of a call. */
export function createCustomer(call: ApiCall): Customer {
  const blank: Customer = {
    id: createId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: toEpochSeconds(call.now),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: createId('S', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: readText(call.form, 'test_clock') ?? null,
  };
  return applyCustomerChange(blank, call.form);
}

/** Applies a call's parameters to a customer. An empty text clears a field. */
export function applyCustomerChange(customer: Customer, form: Form): Customer {
  const changed = { ...customer, metadata: mergeMetadata(form, customer.metadata) };
  for (const field of ['name', 'email', 'phone', 'description'] as const) {
    if (field in form) changed[field] = readText(form, field) ?? null;
  }
  if ('address' in form) changed.address = readAddress(form) ?? null;
  const chosen = readNestedForm(form, 'invoice_settings');
  if (chosen && 'default_payment_method' in chosen) {
    const card = readText(chosen, 'default_payment_method') ?? null;
    changed.invoice_settings = { ...customer.invoice_settings, default_payment_method: card };
  }
  if ('shipping' in form) {
    changed.shipping = readShipping(form);
  }
  return changed;
}
