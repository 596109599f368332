import type { FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { getSocialMember, type SocialMember } from './social-members.ts';

export interface SocialLoginSandboxOptions {
  /** Migrated with `migrateAccountSandbox` before. */
  database: SandboxDatabase;
  /** The demo's own member. */
  member: Pick<SocialMember, 'email' | 'password'>;
  /** Makes a confirmed account of somebody, unless they have one. May be called again, also at the same time. */
  openAccount: (member: SocialMember) => Promise<void>;
}

/**
 * Where the site asks who comes: `POST /{google|facebook|apple}` with `{ clientId }` answers `{ email, password }` of
 * the member that this browser is there, `POST /member` those of the demo's member. 429 when enough have been made.
 */
export const socialLoginRoutes: FastifyPluginAsync<SocialLoginSandboxOptions> = async (scope, options) => {
  const { database, member, openAccount } = options;

  // What is answered signs somebody in: no cache keeps it.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  scope.post('/member', async () => ({ email: member.email, password: member.password }));

  scope.post<{ Params: { provider: string }; Body: { clientId: string } }>(
    '/:provider',
    { schema: { params: paramsShape, body: bodyShape } },
    async (request, reply) => {
      const found = await getSocialMember(database, request.params.provider, request.body.clientId);
      if (!found) return reply.code(429).send({ message: full });
      await openAccount(found);
      return { email: found.email, password: found.password };
    },
  );
};

const full = 'This demo has made as many new members as it may. Log in with your email instead.';

const paramsShape = {
  type: 'object',
  properties: { provider: { enum: ['google', 'facebook', 'apple'] } },
};

const bodyShape = {
  type: 'object',
  required: ['clientId'],
  properties: { clientId: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,128}$' } },
};
