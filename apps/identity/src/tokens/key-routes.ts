import type { FastifyInstance } from 'fastify';
import { getIssuer, type Pool } from '../pool.ts';
import { listPublishedKeys, signingAlgorithm } from './signing-keys.ts';

/** Cache-Control header. Its maximum age is short, so that verifiers load a new key before that key signs. */
const cacheControl = 'public, max-age=60';

/** Registers the public keys and the discovery document, at Cognito's URLs. */
export function registerKeyRoutes(app: FastifyInstance, pool: Pool): void {
  const { userPoolId, hostedOrigin } = pool.settings;
  const issuer = getIssuer(pool.settings);
  app.get(`/${userPoolId}/.well-known/jwks.json`, async (_request, reply) => {
    return reply.header('cache-control', cacheControl).send({ keys: await listPublishedKeys(pool) });
  });
  app.get(`/${userPoolId}/.well-known/openid-configuration`, async (_request, reply) => {
    return reply.header('cache-control', cacheControl).send({
      id_token_signing_alg_values_supported: [signingAlgorithm],
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      ...(hostedOrigin === undefined ? {} : hostedEndpoints(hostedOrigin)),
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
    });
  });
}

/** Fields of the discovery document that apply only with hosted pages: endpoint URLs and supported options. */
const hostedEndpoints = (origin: string) => ({
  authorization_endpoint: `${origin}/oauth2/authorize`,
  token_endpoint: `${origin}/oauth2/token`,
  userinfo_endpoint: `${origin}/oauth2/userInfo`,
  revocation_endpoint: `${origin}/oauth2/revoke`,
  end_session_endpoint: `${origin}/logout`,
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});
