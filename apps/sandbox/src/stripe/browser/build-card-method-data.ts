import type { PaymentElement } from './payment-element.ts';

/** Builds `payment_method_data` from the form and from the page's billing details, which take precedence. */
export function buildCardMethodData(element: PaymentElement, billing: Record<string, unknown> = {}): object {
  const { card, postalCode } = element.form.values();
  const defaults = element.options.defaultValues?.billingDetails ?? {};
  const address = {
    ...(defaults.address as object | undefined),
    ...(postalCode ? { postal_code: postalCode, country: 'GB' } : {}),
    ...(billing.address as object | undefined),
  };
  return { type: 'card', card, billing_details: { ...defaults, ...billing, address } };
}
