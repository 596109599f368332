import { z } from 'zod';
import { accountScope } from '../tokens/claims.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';

/** Supported scopes, in the order of the `scope` claim. */
const offeredScopes = ['openid', 'email', 'phone', 'profile', accountScope] as const;

/** Authorization request that has been validated. The pages contain it, encrypted, in their forms. */
export const authorizeRequestSchema = z.object({
  redirectUri: z.string(),
  state: z.string(),
  scope: z.string(),
  codeChallenge: z.string(),
  nonce: z.string().nullable(),
});
export type AuthorizeRequest = z.output<typeof authorizeRequestSchema>;

/**
 * Result of the validation. An error goes to the application if its redirect URI is valid; otherwise only the user sees
 * the error.
 */
export type AuthorizeValidation =
  | { request: AuthorizeRequest; provider: string | null; loginHint: string }
  | { redirectUri: string; state: string | null; error: string; description: string }
  | { untrusted: string };

const boundedText = (longest: number) => z.string().min(1).max(longest);

/** Schema of the application that receives the response. The server redirects only to a validated recipient. */
const recipient = z.object({ client_id: boundedText(128), redirect_uri: boundedText(2048) });

const requestSchema = z.object({
  state: boundedText(4096),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  nonce: boundedText(512).optional(),
  identity_provider: boundedText(64).optional(),
  login_hint: z.string().max(200).default(''),
});

/** Validates the query of `/oauth2/authorize`. */
export function validateAuthorizeRequest(
  { callbackUrls }: Pick<HostedUiSettings, 'callbackUrls'>,
  clientId: string,
  query: unknown,
): AuthorizeValidation {
  const to = recipient.safeParse(query);
  if (!to.success)
    return { untrusted: 'This login link is incomplete. Go back to the website and log in again.' };
  if (to.data.client_id !== clientId)
    return { untrusted: 'We don’t recognise the application that sent you here.' };
  const { redirect_uri: redirectUri } = to.data;
  // Compares exactly, without variations of host, path, port or suffix.
  if (!callbackUrls.includes(redirectUri)) {
    return {
      untrusted: 'We don’t recognise the page that sent you here. Go back to the website and log in again.',
    };
  }
  const parameters = query as Record<string, unknown>;
  const state = typeof parameters.state === 'string' ? parameters.state.slice(0, 4096) : null;
  const reject = (error: string, description: string) => ({ redirectUri, state, error, description });
  if (parameters.response_type !== 'code')
    return reject('unsupported_response_type', 'Only response_type=code is supported.');
  const parsed = requestSchema.safeParse(query);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return reject(
      'invalid_request',
      `${issue?.path.join('.')} is missing or not valid. PKCE with S256 and a state are required.`,
    );
  }
  if (parameters.prompt === 'none') return reject('login_required', 'No one is logged in.');
  const scope = parseScope(parameters.scope);
  if (scope === null)
    return reject('invalid_scope', `Supported scopes: ${offeredScopes.join(' ')}. openid is required.`);
  const { code_challenge: codeChallenge, nonce = null, identity_provider, login_hint } = parsed.data;
  return {
    request: { redirectUri, state: parsed.data.state, scope, codeChallenge, nonce },
    provider: identity_provider && identity_provider !== 'COGNITO' ? identity_provider : null,
    loginHint: login_hint,
  };
}

/**
 * Returns the requested scopes; all supported ones when none is requested, and null when one is unsupported or `openid`
 * is missing.
 */
function parseScope(parameters: unknown): string | null {
  if (parameters === undefined) return offeredScopes.join(' ');
  if (typeof parameters !== 'string') return null;
  const requested = parameters.split(' ').filter(Boolean);
  const supported = offeredScopes.filter((scope) => requested.includes(scope));
  const unknown = requested.some((scope) => !offeredScopes.some((offered) => offered === scope));
  return unknown || !supported.includes('openid') ? null : supported.join(' ');
}
