import type { ApiClient, ApiResult, Intent } from './api-client.ts';
import { buildCardMethodData } from './build-card-method-data.ts';
import { confirmIntent, type IntentKind, redirectTo } from './confirm-intent.ts';
import { findPaymentElement, getElementsState, showValidationError } from './elements.ts';
import { IntegrationError } from './integration-error.ts';

export interface ConfirmOptions {
  elements?: unknown;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    receipt_email?: string;
    setup_future_usage?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: Record<string, unknown> };
  };
  redirect?: 'always' | 'if_required';
}

/** Confirms the intent with the form's card or a saved card. After success the browser may navigate to `return_url`. */
export async function confirmWithElements(
  api: ApiClient,
  kind: IntentKind,
  name: string,
  { elements, confirmParams = {}, redirect = 'always', ...options }: ConfirmOptions,
): Promise<ApiResult<Intent>> {
  const state = elements ? getElementsState(elements) : undefined;
  const clientSecret = options.clientSecret ?? state?.options.clientSecret;
  if (!clientSecret) {
    throw new IntegrationError(`${name}(): expected a clientSecret or elements made with one.`);
  }
  if (redirect === 'always' && !confirmParams.return_url) {
    throw new IntegrationError(`${name}(): expected option \`confirmParams.return_url\`.`);
  }
  if (state?.options.mode && !state.isSubmitted) {
    throw new IntegrationError(`elements.submit() must be called before stripe.${name}().`);
  }
  const wrong = state && showValidationError(state);
  if (wrong) return { error: wrong };
  const { payment_method_data: data, ...otherParams } = confirmParams;
  const method = state?.payment
    ? { payment_method_data: buildCardMethodData(state.payment, data?.billing_details) }
    : {};
  const params = { ...otherParams, ...method };
  const appearance = state?.options.appearance;
  const outcome = await confirmIntent(api, kind, { clientSecret, params, appearance });
  if (outcome.error || redirect === 'if_required' || !otherParams.return_url) return outcome;
  return redirectTo(kind, otherParams.return_url, outcome.value);
}

export interface CardConfirmation {
  payment_method?: string | { card?: unknown; billing_details?: Record<string, unknown> };
  return_url?: string;
  receipt_email?: string;
  setup_future_usage?: string;
}

/** Confirms the intent with a payment method's id or a mounted element. Never navigates to another page. */
export async function confirmWithCard(
  api: ApiClient,
  kind: IntentKind,
  name: string,
  [clientSecret, data = {}, { handleActions }]: [
    string,
    CardConfirmation | undefined,
    { handleActions?: boolean },
  ],
): Promise<ApiResult<Intent>> {
  const { payment_method: method, ...otherParams } = data;
  if (typeof method !== 'object') {
    const params = { payment_method: method, ...otherParams };
    return confirmIntent(api, kind, { clientSecret, params, handlesActions: handleActions });
  }
  const element = findPaymentElement(method.card);
  if (!element) throw new IntegrationError(`${name}(): payment_method.card must be a mounted Element.`);
  const wrong = element.form.validate();
  if (wrong) return { error: { type: 'validation_error', ...wrong } };
  const params = {
    payment_method_data: buildCardMethodData(element, method.billing_details),
    ...otherParams,
  };
  return confirmIntent(api, kind, { clientSecret, params, handlesActions: handleActions });
}
