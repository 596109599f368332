import { ApiError } from './api-error.ts';

/** Only secret key that the sandbox accepts. */
const secretKey = 'sk_test_sandbox';
const publishableKey = 'pk_test_sandbox';

/**
 * Returns the kind of key that a request carries: as Bearer, in Basic (key as user name), or for browsers in the `key`
 * parameter. Throws 401 for a missing or unknown key, and for a publishable key on a route that browsers may not call.
 */
export function authorise(
  header: string | undefined,
  keyParam: unknown,
  publishable: boolean,
): 'secret' | 'publishable' {
  const key = keyOf(header) ?? (typeof keyParam === 'string' ? keyParam : undefined);
  if (!key) {
    throw unauthorisedError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key === secretKey) return 'secret';
  if (key !== publishableKey) throw unauthorisedError(`Invalid API Key provided: ${masked(key)}`);
  if (publishable) return 'publishable';
  throw new ApiError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value || undefined;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || undefined;
}

function masked(key: string): string {
  return key.length < 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

function unauthorisedError(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}
