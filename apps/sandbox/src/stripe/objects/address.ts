import { type Form, formOf, textOf } from '../api/form.ts';
import type { Address, Customer } from './api-objects.ts';

/** The address in a form, or undefined when absent. */
export function readAddress(form: Form): Address | undefined {
  const address = formOf(form, 'address');
  if (!address) return undefined;
  return {
    city: textOf(address, 'city') ?? null,
    country: textOf(address, 'country') ?? null,
    line1: textOf(address, 'line1') ?? null,
    line2: textOf(address, 'line2') ?? null,
    postal_code: textOf(address, 'postal_code') ?? null,
    state: textOf(address, 'state') ?? null,
  };
}

/** Where goods of a payment or customer go, or null when absent. */
export function readShipping(form: Form): Customer['shipping'] {
  const shipping = formOf(form, 'shipping');
  if (!shipping) return null;
  const address = readAddress(shipping);
  return {
    ...(address && { address }),
    carrier: textOf(shipping, 'carrier') ?? null,
    name: textOf(shipping, 'name') ?? '',
    phone: textOf(shipping, 'phone') ?? null,
    tracking_number: textOf(shipping, 'tracking_number') ?? null,
  };
}
