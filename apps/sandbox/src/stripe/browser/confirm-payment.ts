import type { ApiClient, ApiResult, Intent, StripeError } from './api-client.ts';
import {
  type CardConfirmation,
  type ConfirmOptions,
  confirmWithCard,
  confirmWithElements,
} from './confirm-elements.ts';
import {
  finishIntent,
  getIntentKind,
  paymentIntentKind,
  retrieveIntent,
  setupIntentKind,
} from './confirm-intent.ts';
import { IntegrationError } from './integration-error.ts';

export type PaymentOutcome =
  | { paymentIntent: Intent; error?: undefined }
  | { error: StripeError; paymentIntent?: undefined };
export type SetupOutcome =
  | { setupIntent: Intent; error?: undefined }
  | { error: StripeError; setupIntent?: undefined };

/** Confirms a payment. A decline resolves with `error`; success resolves or navigates to `return_url`. */
export function confirmPayment(api: ApiClient) {
  return async (options: ConfirmOptions) =>
    payment(await confirmWithElements(api, paymentIntentKind, 'confirmPayment', options));
}

/** Confirms a card setup. A decline resolves with `error`; success resolves or navigates to `return_url`. */
export function confirmSetup(api: ApiClient) {
  return async (options: ConfirmOptions) =>
    setup(await confirmWithElements(api, setupIntentKind, 'confirmSetup', options));
}

/** Confirms a payment with a payment method's id or a mounted element. */
export function confirmCardPayment(api: ApiClient) {
  return async (secret: string, data?: CardConfirmation, options: { handleActions?: boolean } = {}) =>
    payment(await confirmWithCard(api, paymentIntentKind, 'confirmCardPayment', [secret, data, options]));
}

/** Confirms a card setup with a payment method's id or a mounted element. */
export function confirmCardSetup(api: ApiClient) {
  return async (secret: string, data?: CardConfirmation, options: { handleActions?: boolean } = {}) =>
    setup(await confirmWithCard(api, setupIntentKind, 'confirmCardSetup', [secret, data, options]));
}

/** Continues a payment or setup that waits for 3-D Secure. */
export function handleNextAction(api: ApiClient, name: string) {
  return async (
    intentOrSecret: { clientSecret?: string } | string,
  ): Promise<PaymentOutcome | SetupOutcome> => {
    const clientSecret = typeof intentOrSecret === 'string' ? intentOrSecret : intentOrSecret.clientSecret;
    if (!clientSecret) throw new IntegrationError(`${name}(): expected a clientSecret.`);
    const kind = getIntentKind(clientSecret);
    const found = await retrieveIntent(api, kind, clientSecret);
    const done = found.error ? found : await finishIntent(api, kind, found.value, undefined);
    return kind === setupIntentKind ? setup(done) : payment(done);
  };
}

/** Returns the fields of the payment that its client secret gives access to. */
export function retrievePaymentIntent(api: ApiClient) {
  return async (clientSecret: string) => payment(await retrieveIntent(api, paymentIntentKind, clientSecret));
}

/** Returns the fields of the setup that its client secret gives access to. */
export function retrieveSetupIntent(api: ApiClient) {
  return async (clientSecret: string) => setup(await retrieveIntent(api, setupIntentKind, clientSecret));
}

function payment({ value, error }: ApiResult<Intent>): PaymentOutcome {
  return error ? { error } : { paymentIntent: value };
}

function setup({ value, error }: ApiResult<Intent>): SetupOutcome {
  return error ? { error } : { setupIntent: value };
}
