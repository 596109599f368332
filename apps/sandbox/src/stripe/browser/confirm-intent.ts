import type { ApiClient, ApiResult, Intent } from './api-client.ts';
import type { Appearance } from './appearance.ts';
import { IntegrationError } from './integration-error.ts';
import { showThreeDSecureDialog } from './three-d-secure-dialog.ts';

/** Kind of intent, which is a payment or the setup of a card, and the prefix of its ids. */
export interface IntentKind {
  name: 'payment_intent' | 'setup_intent';
  prefix: 'pi_' | 'seti_';
}

export const paymentIntentKind: IntentKind = { name: 'payment_intent', prefix: 'pi_' };
export const setupIntentKind: IntentKind = { name: 'setup_intent', prefix: 'seti_' };

export function getIntentKind(clientSecret: string): IntentKind {
  return clientSecret.startsWith(setupIntentKind.prefix) ? setupIntentKind : paymentIntentKind;
}

interface Confirming {
  clientSecret: string;
  params: object;
  appearance?: Appearance | undefined;
  /** Whether this script shows the 3-D Secure step. With false, the page does. Default: true. */
  handlesActions?: boolean | undefined;
}

/** Confirms the intent, and shows the bank's 3-D Secure step where required. */
export async function confirmIntent(
  api: ApiClient,
  kind: IntentKind,
  { clientSecret, params, appearance, handlesActions = true }: Confirming,
): Promise<ApiResult<Intent>> {
  const { value, error } = await api.post<Intent>(`${pathOf(kind, clientSecret)}/confirm`, {
    client_secret: clientSecret,
    use_stripe_sdk: true,
    ...params,
  });
  if (error) return { error };
  return handlesActions ? finishIntent(api, kind, value, appearance) : { value };
}

/** Completes the bank's 3-D Secure step of an intent that waits for it. Returns any other intent unchanged. */
export async function finishIntent(
  api: ApiClient,
  kind: IntentKind,
  intent: Intent,
  appearance: Appearance | undefined,
): Promise<ApiResult<Intent>> {
  if (intent.status !== 'requires_action') return { value: intent };
  const page = intent.next_action?.redirect_to_url?.url;
  if (page) return navigateTo(page);
  const outcome = await showThreeDSecureDialog(intent, appearance);
  const { value, error } = await api.post<Intent>(`${pathOf(kind, intent.client_secret)}/authenticate`, {
    client_secret: intent.client_secret,
    outcome,
  });
  if (error) return { error };
  if (value.status === 'succeeded' || value.status === 'processing') return { value };
  const unexpected = {
    type: 'invalid_request_error',
    code: `${kind.name}_unexpected_state`,
    message: `It could not be completed because it has a status of ${value.status}.`,
  };
  const last = value.last_payment_error ?? value.last_setup_error ?? unexpected;
  return { error: { ...last, [kind.name]: value } };
}

/** Returns the fields of the intent that its client secret gives access to. */
export function retrieveIntent(
  api: ApiClient,
  kind: IntentKind,
  clientSecret: string,
): Promise<ApiResult<Intent>> {
  return api.get<Intent>(pathOf(kind, clientSecret), { client_secret: clientSecret });
}

/** Navigates to the page's return URL, with the intent's id and status in the query. The promise never settles. */
export function redirectTo(kind: IntentKind, returnUrl: string, intent: Intent): Promise<never> {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set(kind.name, intent.id);
  url.searchParams.set(`${kind.name}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return navigateTo(url.href);
}

/** Navigates to another page. The promise never settles. */
function navigateTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

function pathOf({ name, prefix }: IntentKind, clientSecret: string): string {
  const [id = '', secret] = String(clientSecret).split('_secret_');
  if (!id.startsWith(prefix) || !secret) {
    throw new IntegrationError(`The client secret should look like ${prefix}…_secret_….`);
  }
  return `/${name}s/${id}`;
}
