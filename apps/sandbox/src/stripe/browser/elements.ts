import type { ApiClient, StripeError } from './api-client.ts';
import type { ElementsOptions } from './elements-options.ts';
import { createEmitter, type EventHandler } from './emitter.ts';
import { IntegrationError } from './integration-error.ts';
import { createPaymentElement, type PaymentElement, type PaymentElementOptions } from './payment-element.ts';

/** State of an `elements` object, which the page passes to `confirmPayment`. */
export interface ElementsState {
  options: ElementsOptions;
  payment: PaymentElement | undefined;
  isSubmitted: boolean;
}

const states = new WeakMap<object, ElementsState>();
const owners = new WeakMap<object, PaymentElement>();

/**
 * Creates the elements of one payment, by client secret or by mode and amount. The sandbox supports the payment and
 * card elements.
 */
export function createElements(api: ApiClient, initialOptions: ElementsOptions): object {
  const events = createEmitter();
  const state: ElementsState = { options: { ...initialOptions }, payment: undefined, isSubmitted: false };
  const elements = {
    create(type: string, options: PaymentElementOptions = {}) {
      if (type !== 'payment' && type !== 'card')
        throw new IntegrationError(`The sandbox doesn’t support the ${type} Element.`);
      if (state.payment) throw new IntegrationError(`Can only create one ${type} Element.`);
      if (type === 'payment' && !state.options.clientSecret && !state.options.mode) {
        throw new IntegrationError(
          'In order to create a payment element, pass a clientSecret or mode to elements().',
        );
      }
      const made = createPaymentElement(
        api,
        () => state.options,
        options,
        () => {
          state.payment = undefined;
        },
      );
      state.payment = made;
      owners.set(made.handle, made);
      return made.handle;
    },
    getElement: () => state.payment?.handle ?? null,
    update(changes: ElementsOptions) {
      Object.assign(state.options, changes);
      state.payment?.restyle();
      queueMicrotask(() => events.emit('update-end', undefined));
    },
    on: (type: string, handler: EventHandler) => events.on(type, handler),
    fetchUpdates: async () => ({}),
    async submit() {
      const error = showValidationError(state);
      state.isSubmitted = !error;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  states.set(elements, state);
  return elements;
}

/** Returns the state of an `elements` object. Throws IntegrationError for anything else. */
export function getElementsState(elements: unknown): ElementsState {
  const state = typeof elements === 'object' && elements ? states.get(elements) : undefined;
  if (!state)
    throw new IntegrationError('Please pass the elements instance that stripe.elements() gave you.');
  return state;
}

/** Returns the payment element behind a handle from `create`; undefined for any other object. */
export function findPaymentElement(handle: unknown): PaymentElement | undefined {
  return typeof handle === 'object' && handle ? owners.get(handle) : undefined;
}

/** Shows the form's errors and returns the first one. */
export function showValidationError(state: ElementsState): StripeError | undefined {
  if (!state.payment) throw new IntegrationError('Please create and mount a payment Element first.');
  const wrong = state.payment.form.validate();
  return wrong && { type: 'validation_error', ...wrong };
}
