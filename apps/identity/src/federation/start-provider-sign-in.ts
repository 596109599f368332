import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { AuthorizeRequest } from '../hosted-ui/authorize-request.ts';
import type { HostedUiSettings } from '../hosted-ui/hosted-ui-settings.ts';
import { encryptFlow } from '../hosted-ui/login-flow-state.ts';
import type { Pool } from '../pool.ts';
import { getProviderClient } from './provider-client.ts';
import { type ProviderSettings, toProviderPath } from './provider-settings.ts';

/** Returns the callback URL of a provider. Each provider has its own URL. */
export const getCallbackUrl = ({ origin }: HostedUiSettings, provider: ProviderSettings): string =>
  `${origin}/oauth2/idpresponse/${toProviderPath(provider)}`;

/**
 * Returns the provider's authorization URL; null when the provider is unreachable. The URL's `state` contains the login
 * flow, encrypted for this browser only.
 */
export async function startProviderSignIn(
  pool: Pool,
  settings: HostedUiSettings,
  provider: ProviderSettings,
  { browser, request }: { browser: string; request: AuthorizeRequest },
): Promise<URL | null> {
  const { kind, name } = provider;
  try {
    const client = await getProviderClient(provider);
    const [codeVerifier, nonce] = [randomPKCECodeVerifier(), randomNonce()];
    const step = { at: 'provider' as const, provider: name, nonce, codeVerifier };
    return buildAuthorizationUrl(client, {
      redirect_uri: getCallbackUrl(settings, provider),
      state: encryptFlow(pool, browser, { request, step }),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(kind === 'facebook' ? { scope: 'email public_profile' } : { scope: scopeFor(kind), nonce }),
      // Apple sends the email address only in this response mode.
      ...(kind === 'apple' ? { response_mode: 'form_post' } : {}),
      ...(kind === 'google' ? { prompt: 'select_account' } : {}),
    });
  } catch (error) {
    pool.log.warn({ err: error, provider: name }, 'the login provider is not responding');
    return null;
  }
}

const scopeFor = (kind: ProviderSettings['kind']): string =>
  kind === 'apple' ? 'openid email name' : 'openid email profile';
