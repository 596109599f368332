import { type Form, readNestedForm, readText } from '../api/form.ts';
import type { Address, Customer } from './api-objects.ts';

/** Returns the address in a form, or undefined when the form has none. */
export function readAddress(form: Form): Address | undefined {
  const address = readNestedForm(form, 'address');
  if (!address) return undefined;
  return {
    city: readText(address, 'city') ?? null,
    country: readText(address, 'country') ?? null,
    line1: readText(address, 'line1') ?? null,
    line2: readText(address, 'line2') ?? null,
    postal_code: readText(address, 'postal_code') ?? null,
    state: readText(address, 'state') ?? null,
  };
}

/** Returns the shipping details of a payment or customer, or null when the form has none. */
export function readShipping(form: Form): Customer['shipping'] {
  const shipping = readNestedForm(form, 'shipping');
  if (!shipping) return null;
  const address = readAddress(shipping);
  return {
    ...(address && { address }),
    carrier: readText(shipping, 'carrier') ?? null,
    name: readText(shipping, 'name') ?? '',
    phone: readText(shipping, 'phone') ?? null,
    tracking_number: readText(shipping, 'tracking_number') ?? null,
  };
}
