import type { FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { getProviderAccount, type ProviderAccount } from './provider-accounts.ts';

export interface SocialLoginSandboxOptions {
  /** Database that `migrateSocialLoginSandbox` has already migrated. */
  database: SandboxDatabase;
  /** Login of the demo data's member. */
  member: Pick<ProviderAccount, 'email' | 'password'>;
  /**
   * Creates a confirmed account in the user pool unless the person has one. Must be idempotent and safe to call
   * concurrently.
   */
  openAccount: (account: ProviderAccount) => Promise<void>;
}

/**
 * Serves the site's social login: `POST /{google|facebook|apple}` with `{ clientId }` returns `{ email, password }` of
 * this browser's account, and `POST /member` returns those of the demo member. Responds with 429 when the limit of
 * accounts is reached.
 */
export const socialLoginRoutes: FastifyPluginAsync<SocialLoginSandboxOptions> = async (scope, options) => {
  const { database, member, openAccount } = options;

  // Responses contain a login, so no cache may store them.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  scope.post('/member', async () => ({ email: member.email, password: member.password }));

  scope.post<{ Params: { provider: string }; Body: { clientId: string } }>(
    '/:provider',
    { schema: { params: paramsShape, body: bodyShape } },
    async (request, reply) => {
      const found = await getProviderAccount(database, request.params.provider, request.body.clientId);
      if (!found) return reply.code(429).send({ message: full });
      await openAccount(found);
      return { email: found.email, password: found.password };
    },
  );
};

const full = 'This demo can’t create any more members. Log in with your email instead.';

const paramsShape = {
  type: 'object',
  properties: { provider: { enum: ['google', 'facebook', 'apple'] } },
};

const bodyShape = {
  type: 'object',
  required: ['clientId'],
  properties: { clientId: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,128}$' } },
};
