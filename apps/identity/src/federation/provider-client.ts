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

/** How long a provider may take to answer. */
const timeoutSeconds = 10;

const known = new WeakMap<ProviderSettings, Promise<Configuration>>();

/** The client of a provider; what it says of itself is read once. Rejects when it does not answer; then it is asked again. */
export function getProviderClient(provider: ProviderSettings): Promise<Configuration> {
  const found = known.get(provider);
  if (found) return found;
  const made = makeClient(provider);
  known.set(provider, made);
  made.catch(() => known.delete(provider));
  return made;
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

/** Where Facebook answers; what stands in for it has one address. */
export const getGraphUrl = (issuer: string): string =>
  issuer === 'https://www.facebook.com' ? 'https://graph.facebook.com' : issuer;

function clientAuth({ clientSecret, appleKey, clientId, issuer }: ProviderSettings): ClientAuth {
  if (appleKey) return withAppleSecret(appleKey, clientId, issuer);
  return clientSecret === null ? None() : ClientSecretPost(clientSecret);
}

/** Apple's secret is signed anew for each call, and good for minutes. */
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
  // The library waits for it, though its type does not say so.
  return authenticate as ClientAuth;
}
