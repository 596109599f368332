import type { FastifyInstance } from 'fastify';
import { issuerOf, type Pool } from '../pool.ts';
import { algorithm, publishedKeys } from './signing-keys.ts';

/** Short, so that a new key is known everywhere soon after it begins to sign. */
const cacheControl = 'public, max-age=60';

/** What verifiers of the tokens read: the public keys, and where they are. At the addresses that Cognito has for them. */
export function keyRoutes(app: FastifyInstance, pool: Pool): void {
  const { userPoolId } = pool.settings;
  const issuer = issuerOf(pool.settings);
  app.get(`/${userPoolId}/.well-known/jwks.json`, async (_request, reply) => {
    return reply.header('cache-control', cacheControl).send({ keys: await publishedKeys(pool) });
  });
  app.get(`/${userPoolId}/.well-known/openid-configuration`, async (_request, reply) => {
    return reply.header('cache-control', cacheControl).send({
      id_token_signing_alg_values_supported: [algorithm],
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
    });
  });
}
