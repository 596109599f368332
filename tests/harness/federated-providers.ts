import { randomBytes } from 'node:crypto';
import type { ProviderSettings } from '@studio/identity/federation/provider-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { getFreePort } from '../races/harness/get-free-port.ts';

/** Simulated provider that deviates from plain OpenID Connect, implemented according to its documentation. */
export interface FederatedProvider {
  settings: ProviderSettings;
  /** Starts the server; `person` is the user that it returns. */
  start(person: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Adds the authorization endpoint. The returned function redeems each code once and returns the query that it was
 * issued for.
 */
function registerAuthorizeEndpoint(app: FastifyInstance, path: string) {
  const pendingRequests = new Map<string, Record<string, string>>();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(path, async (request, reply) => {
    const parameters = request.query as Record<string, string>;
    const code = randomBytes(12).toString('hex');
    pendingRequests.set(code, parameters);
    const callbackParameters = new URLSearchParams({ code, state: parameters.state ?? '' });
    // A browser would post this form; the test has none and posts it itself.
    if (parameters.response_mode === 'form_post')
      return { post: parameters.redirect_uri, form: Object.fromEntries(callbackParameters) };
    return reply.redirect(`${parameters.redirect_uri}?${callbackParameters}`);
  });
  return (code: string) => {
    const parameters = pendingRequests.get(code);
    pendingRequests.delete(code);
    return parameters;
  };
}

/** Simulates Facebook: OAuth 2 without an id token, and a profile without a verified-email flag. */
export async function startFacebookProvider(): Promise<FederatedProvider> {
  const port = await getFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const app = Fastify();
  return {
    settings: { name: 'Facebook', kind: 'facebook', issuer, clientId: 'app-id', clientSecret: 'app-secret' },
    start: async (person) => {
      const redeemCode = registerAuthorizeEndpoint(app, '/dialog/oauth');
      app.post('/oauth/access_token', async (request, reply) => {
        const { code = '', client_id, client_secret } = request.body as Record<string, string>;
        const isValid = redeemCode(code) && client_id === 'app-id' && client_secret === 'app-secret';
        return isValid
          ? { access_token: 'token', token_type: 'bearer' }
          : reply.code(400).send({ error: 'x' });
      });
      app.get('/me', async (request, reply) =>
        request.headers.authorization === 'Bearer token' ? person : reply.code(401).send({}),
      );
      await app.listen({ port, host: '127.0.0.1' });
    },
    stop: () => app.close(),
  };
}

/** Simulates Apple: the client secret is signed for each request, and the response is posted. */
export async function startAppleProvider(): Promise<FederatedProvider> {
  const port = await getFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const signingKeys = await generateKeyPair('RS256', { extractable: true });
  const teamKeys = await generateKeyPair('ES256', { extractable: true });
  const privateKey = await exportPKCS8(teamKeys.privateKey);
  const app = Fastify();
  return {
    settings: {
      name: 'Apple',
      kind: 'apple',
      issuer,
      clientId: 'example.studio',
      clientSecret: null,
      appleKey: { teamId: 'TEAM', keyId: 'KEY', privateKey },
    },
    start: async (person) => {
      const redeemCode = registerAuthorizeEndpoint(app, '/auth/authorize');
      app.get('/.well-known/openid-configuration', async () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth/authorize`,
        token_endpoint: `${issuer}/auth/token`,
        jwks_uri: `${issuer}/auth/keys`,
      }));
      app.get('/auth/keys', async () => ({
        keys: [{ ...(await exportJWK(signingKeys.publicKey)), alg: 'RS256', kid: 'a' }],
      }));
      app.post('/auth/token', async (request) => {
        const { code = '', client_id = '', client_secret = '' } = request.body as Record<string, string>;
        const expected = { issuer: 'TEAM', subject: client_id, audience: issuer };
        const { protectedHeader } = await jwtVerify(client_secret, teamKeys.publicKey, expected);
        const parameters = redeemCode(code);
        if (!parameters || protectedHeader.kid !== 'KEY') throw new Error('invalid_client');
        const id_token = await new SignJWT({ ...person, nonce: parameters.nonce })
          .setProtectedHeader({ alg: 'RS256', kid: 'a' })
          .setIssuer(issuer)
          .setAudience(client_id)
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(signingKeys.privateKey);
        return { access_token: 'token', token_type: 'Bearer', expires_in: 3600, id_token };
      });
      await app.listen({ port, host: '127.0.0.1' });
    },
    stop: () => app.close(),
  };
}
