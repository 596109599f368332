import type { ApiClient, PaymentIntent, StripeError } from './api-client.ts';
import type { Appearance } from './appearance.ts';
import { askTestBank } from './bank-dialog.ts';
import { cardMethodData } from './card-method-data.ts';
import { type ElementsState, elementBehind, elementsState, validationError } from './elements.ts';
import { IntegrationError } from './integration-error.ts';

export type Outcome =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { error: StripeError; paymentIntent?: undefined };

interface ConfirmOptions {
  elements?: unknown;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    receipt_email?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: Record<string, unknown> };
  };
  redirect?: 'always' | 'if_required';
}

/** Confirms with what the form holds. A decline resolves with `error`; success resolves or leaves for `return_url`. */
export function confirmPayment(api: ApiClient) {
  return async (options: ConfirmOptions): Promise<Outcome> => {
    const { confirmParams = {}, redirect = 'always' } = options;
    const state = options.elements ? elementsState(options.elements) : undefined;
    const clientSecret = options.clientSecret ?? state?.options.clientSecret;
    if (!clientSecret) {
      throw new IntegrationError('confirmPayment(): expected a clientSecret or elements made with one.');
    }
    requireSense(options, state);
    const wrong = state && validationError(state);
    if (wrong) return { error: wrong };
    const { return_url, receipt_email } = confirmParams;
    const params = { ...methodOf(confirmParams, state), return_url, receipt_email };
    const outcome = await confirm(api, clientSecret, params, state?.options.appearance);
    if (outcome.error || redirect === 'if_required' || !return_url) return outcome;
    return leaveFor(return_url, outcome.paymentIntent);
  };
}

function requireSense({ confirmParams, redirect = 'always' }: ConfirmOptions, state?: ElementsState): void {
  if (redirect === 'always' && !confirmParams?.return_url) {
    throw new IntegrationError('confirmPayment(): expected option `confirmParams.return_url`.');
  }
  if (state?.options.mode && !state.isSubmitted) {
    throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
  }
}

function methodOf(params: NonNullable<ConfirmOptions['confirmParams']>, state?: ElementsState): object {
  if (!state?.payment) return { payment_method: params.payment_method };
  return { payment_method_data: cardMethodData(state.payment, params.payment_method_data?.billing_details) };
}

interface CardPayment {
  payment_method?: string | { card?: unknown; billing_details?: Record<string, unknown> };
  return_url?: string;
  receipt_email?: string;
}

/** Confirms with a payment method's id or a mounted element; never leaves the page. */
export function confirmCardPayment(api: ApiClient) {
  return async (clientSecret: string, data: CardPayment = {}, options: { handleActions?: boolean } = {}) => {
    const { payment_method: method, return_url, receipt_email } = data;
    const rest = { return_url, receipt_email };
    if (typeof method !== 'object') {
      return confirm(
        api,
        clientSecret,
        { payment_method: method, ...rest },
        undefined,
        options.handleActions,
      );
    }
    const element = elementBehind(method.card);
    if (!element)
      throw new IntegrationError('confirmCardPayment(): payment_method.card must be a mounted Element.');
    const wrong = element.form.validate();
    if (wrong) return { error: { type: 'validation_error', ...wrong } };
    const card = { payment_method_data: cardMethodData(element, method.billing_details), ...rest };
    return confirm(api, clientSecret, card, undefined, options.handleActions);
  };
}

/** Goes on with an intent that waits for a 3-D Secure step. */
export function handleNextAction(api: ApiClient, name: string) {
  return async (given: { clientSecret?: string } | string): Promise<Outcome> => {
    const clientSecret = typeof given === 'string' ? given : given.clientSecret;
    if (!clientSecret) throw new IntegrationError(`${name}(): expected a clientSecret.`);
    const found = await retrievePaymentIntent(api)(clientSecret);
    return found.error ? found : finish(api, found.paymentIntent, undefined);
  };
}

/** The intent, as far as its client secret lets one see it. */
export function retrievePaymentIntent(api: ApiClient) {
  return async (clientSecret: string): Promise<Outcome> => {
    const { value, error } = await api.get<PaymentIntent>(`/payment_intents/${idOf(clientSecret)}`, {
      client_secret: clientSecret,
    });
    return error ? { error } : { paymentIntent: value };
  };
}

async function confirm(
  api: ApiClient,
  clientSecret: string,
  params: object,
  appearance: Appearance | undefined,
  handlesActions = true,
): Promise<Outcome> {
  const { value, error } = await api.post<PaymentIntent>(`/payment_intents/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    use_stripe_sdk: true,
    ...params,
  });
  if (error) return { error };
  return handlesActions ? finish(api, value, appearance) : { paymentIntent: value };
}

async function finish(
  api: ApiClient,
  intent: PaymentIntent,
  appearance: Appearance | undefined,
): Promise<Outcome> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent };
  const page = intent.next_action?.redirect_to_url?.url;
  if (page) return leave(page);
  const outcome = await askTestBank(intent, appearance);
  const { value, error } = await api.post<PaymentIntent>(`/payment_intents/${intent.id}/authenticate`, {
    client_secret: intent.client_secret,
    outcome,
  });
  if (error) return { error };
  if (value.status === 'succeeded' || value.status === 'processing') return { paymentIntent: value };
  const unexpected = {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The payment could not be completed because it has a status of ${value.status}.`,
  };
  return { error: { ...(value.last_payment_error ?? unexpected), payment_intent: value } };
}

function leaveFor(returnUrl: string, intent: PaymentIntent): Promise<never> {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return leave(url.href);
}

/** The page is about to go away, so this never settles. */
function leave(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

function idOf(clientSecret: string): string {
  const [id = '', secret] = String(clientSecret).split('_secret_');
  if (!id.startsWith('pi_') || !secret) {
    throw new IntegrationError('The client secret should look like pi_…_secret_….');
  }
  return id;
}
