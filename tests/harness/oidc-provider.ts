import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { ProviderSettings } from '@studio/identity/federation/provider-settings';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { getFreePort } from '../races/harness/get-free-port.ts';

/** User whom the provider logs in. With `error`, the login fails at the provider. */
export interface OidcProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  error?: string;
}

/** Real OpenID provider that logs in without a password. */
export interface OidcProvider {
  settings: ProviderSettings;
  person: OidcProviderUser;
  /** Starts the server for the origin of the hosted pages. */
  start(origin: string): Promise<void>;
  stop(): Promise<void>;
}

/** Reserves the provider's port and settings. The provider responds once `start` is called. */
export async function createOidcProvider(name = 'Stand-in'): Promise<OidcProvider> {
  const port = await getFreePort();
  const clientSecret = randomBytes(24).toString('base64url');
  const settings: ProviderSettings = {
    name,
    kind: 'oidc',
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'the-studio',
    clientSecret,
  };
  const server = createServer();
  const self: OidcProvider = {
    settings,
    person: { sub: 'somebody' },
    start: async (origin) => {
      const redirectUri = `${origin}/oauth2/idpresponse/${name.toLowerCase()}`;
      const provider = await createProvider(self, redirectUri);
      const handleRequest = provider.callback();
      server.on('request', (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void handleRequest(request, response);
        const { sub: accountId, error } = self.person;
        const result = error ? { error } : { login: { accountId } };
        void provider.interactionFinished(request, response, result);
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

async function createProvider(self: OidcProvider, redirectUri: string): Promise<Provider> {
  const { issuer, clientId, clientSecret } = self.settings;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret ?? '',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...self.person, sub: id }),
    }),
    // Skips the consent page.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
