import type { ApiClient } from './api-client.ts';
import { cardMethodData } from './card-method-data.ts';
import { elementBehind, elementsState, validationError } from './elements.ts';
import { IntegrationError } from './integration-error.ts';

interface Options {
  elements?: unknown;
  params?: { billing_details?: Record<string, unknown> };
  type?: string;
  card?: unknown;
  billing_details?: Record<string, unknown>;
}

/** `createPaymentMethod({ elements })`, or the older `{ type: 'card', card: element }`. */
export function createPaymentMethod(api: ApiClient) {
  return async (options: Options) => {
    const element = options.elements ? elementsState(options.elements).payment : elementBehind(options.card);
    if (!element)
      throw new IntegrationError('createPaymentMethod(): pass elements, or a mounted card Element.');
    if (options.elements) {
      const wrong = validationError(elementsState(options.elements));
      if (wrong) return { error: wrong };
    } else {
      const wrong = element.form.validate();
      if (wrong) return { error: { type: 'validation_error', ...wrong } };
    }
    const billing = options.params?.billing_details ?? options.billing_details ?? {};
    const { value, error } = await api.post('/payment_methods', cardMethodData(element, billing));
    return error ? { error } : { paymentMethod: value };
  };
}
