import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { AuthorizeRequest } from '../hosted/authorize-request.ts';
import { sealFlow } from '../hosted/flow.ts';
import type { HostedSettings } from '../hosted/hosted-settings.ts';
import type { Pool } from '../pool.ts';
import { providerClient } from './provider-client.ts';
import { type ProviderSettings, providerPath } from './provider-settings.ts';

/** Where a provider answers: each at an address of its own. */
export const answerAddress = ({ origin }: HostedSettings, provider: ProviderSettings): string =>
  `${origin}/oauth2/idpresponse/${providerPath(provider)}`;

/**
 * The address at which a provider asks who somebody is; null when it cannot be reached. The state is what it is for, sealed
 * for this browser alone.
 */
export async function beginAtProvider(
  pool: Pool,
  settings: HostedSettings,
  provider: ProviderSettings,
  { browser, request }: { browser: string; request: AuthorizeRequest },
): Promise<URL | null> {
  const { kind, name } = provider;
  try {
    const client = await providerClient(provider);
    const [codeVerifier, nonce] = [randomPKCECodeVerifier(), randomNonce()];
    const step = { at: 'provider' as const, provider: name, nonce, codeVerifier };
    return buildAuthorizationUrl(client, {
      redirect_uri: answerAddress(settings, provider),
      state: sealFlow(pool, browser, { request, step }),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(kind === 'facebook' ? { scope: 'email public_profile' } : { scope: scopeFor(kind), nonce }),
      // Apple tells the address in no other way.
      ...(kind === 'apple' ? { response_mode: 'form_post' } : {}),
      ...(kind === 'google' ? { prompt: 'select_account' } : {}),
    });
  } catch (error) {
    pool.log.warn({ err: error, provider: name }, 'a provider does not answer');
    return null;
  }
}

const scopeFor = (kind: ProviderSettings['kind']): string =>
  kind === 'apple' ? 'openid email name' : 'openid email profile';
