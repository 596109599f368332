import { importPKCS8, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  discovery,
  None,
} from 'openid-client';
import type { ProviderSettings } from './provider-settings.ts';

/** Timeout of requests to a provider, in seconds. */
const timeoutSeconds = 10;

const configurations = new WeakMap<ProviderSettings, Promise<Configuration>>();

/**
 * Returns the provider's client, and reads the provider's metadata on the first call. Rejects when the provider fails;
 * the next call retries.
 */
export function getProviderClient(provider: ProviderSettings): Promise<Configuration> {
  const cached = configurations.get(provider);
  if (cached) return cached;
  const pending = makeClient(provider);
  configurations.set(provider, pending);
  pending.catch(() => configurations.delete(provider));
  return pending;
}

async function makeClient(provider: ProviderSettings): Promise<Configuration> {
  const { kind, issuer, clientId } = provider;
  const overPlainHttp = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer);
  const execute = overPlainHttp ? [allowInsecureRequests] : [];
  if (kind !== 'facebook') {
    const options = { execute, timeout: timeoutSeconds };
    return discovery(new URL(issuer), clientId, undefined, clientAuth(provider), options);
  }
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/dialog/oauth`,
    token_endpoint: `${getGraphUrl(issuer)}/oauth/access_token`,
  };
  const client = new Configuration(server, clientId, undefined, clientAuth(provider));
  client.timeout = timeoutSeconds;
  for (const change of execute) change(client);
  return client;
}

/** Returns the base URL of Facebook's Graph API. In the sandbox it is the issuer's URL. */
export const getGraphUrl = (issuer: string): string =>
  issuer === 'https://www.facebook.com' ? 'https://graph.facebook.com' : issuer;

function clientAuth({ clientSecret, appleKey, clientId, issuer }: ProviderSettings): ClientAuth {
  if (appleKey) return withAppleSecret(appleKey, clientId, issuer);
  return clientSecret === null ? None() : ClientSecretPost(clientSecret);
}

/**
 * Returns the client authentication for Apple. It signs a new client secret, valid for 5 minutes, with the studio's key
 * for each call.
 */
function withAppleSecret(
  { teamId, keyId, privateKey }: NonNullable<ProviderSettings['appleKey']>,
  clientId: string,
  audience: string,
): ClientAuth {
  const authenticate = async (_server: unknown, _client: unknown, body: URLSearchParams) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
  // The library awaits the result, although its type doesn't say so.
  return authenticate as ClientAuth;
}
