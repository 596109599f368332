import type { ApiClient } from './api-client.ts';
import { buildCardMethodData } from './build-card-method-data.ts';
import { findPaymentElement, getElementsState, showValidationError } from './elements.ts';
import { IntegrationError } from './integration-error.ts';

interface Options {
  elements?: unknown;
  params?: { billing_details?: Record<string, unknown> };
  type?: string;
  card?: unknown;
  billing_details?: Record<string, unknown>;
}

/**
 * Creates a payment method from the form. Supports the options `{ elements }` and the older `{ type: 'card', card }`.
 */
export function createPaymentMethod(api: ApiClient) {
  return async (options: Options) => {
    const element = options.elements
      ? getElementsState(options.elements).payment
      : findPaymentElement(options.card);
    if (!element)
      throw new IntegrationError('createPaymentMethod(): pass elements, or a mounted card Element.');
    if (options.elements) {
      const wrong = showValidationError(getElementsState(options.elements));
      if (wrong) return { error: wrong };
    } else {
      const wrong = element.form.validate();
      if (wrong) return { error: { type: 'validation_error', ...wrong } };
    }
    const billing = options.params?.billing_details ?? options.billing_details ?? {};
    const { value, error } = await api.post('/payment_methods', buildCardMethodData(element, billing));
    return error ? { error } : { paymentMethod: value };
  };
}
