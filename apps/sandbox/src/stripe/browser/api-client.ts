/** Error of the API, or one that this script creates in the same format. */
export interface StripeError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
  [more: string]: unknown;
}

/** Payment intent, or setup intent, which has no amount. */
export interface Intent {
  id: string;
  amount?: number;
  client_secret: string;
  currency?: string;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
  next_action: { type: string; redirect_to_url?: { url: string } } | null;
  status: string;
}

export type ApiResult<T> = { value: T; error?: undefined } | { error: StripeError; value?: undefined };
export interface ApiClient {
  get<T>(path: string, params: object): Promise<ApiResult<T>>;
  post<T>(path: string, params: object): Promise<ApiResult<T>>;
}

/** Creates a client that sends the publishable key as a parameter, so that no preflight request is needed. */
export function createApiClient(base: string, key: string): ApiClient {
  const call = async <T>(url: string, init?: RequestInit): Promise<ApiResult<T>> => {
    try {
      const response = await fetch(url, { credentials: 'omit', cache: 'no-store', ...init });
      const body = (await response.json()) as { error?: StripeError };
      return body.error ? { error: body.error } : { value: body as T };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message:
            'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
        },
      };
    }
  };
  return {
    get: (path, params) => call(`${base}/v1${path}?${encodeForm({ key, ...params })}`),
    post: (path, params) =>
      call(`${base}/v1${path}`, { method: 'POST', body: encodeForm({ key, ...params }) }),
  };
}

/** Encodes `{ card: { cvc } }` as `card[cvc]=…`, without undefined and null values. */
export function encodeForm(params: object): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') {
      form.append(name, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
  };
  add('', params);
  return form;
}
