import type { FastifyInstance } from 'fastify';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import type { User } from '../users/users.ts';

/** Attributes that each scope grants. The scope `email` grants the email address, which isn't an attribute here. */
const attributesByScope: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'given_name', 'family_name', 'custom:title'],
  phone: ['phone_number'],
};

/**
 * Registers the userInfo endpoint. It returns the account's claims to the holder of its access token, as far as the
 * scopes allow.
 */
export function registerUserInfoRoute(app: FastifyInstance, pool: Pool): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/oauth2/userInfo',
    handler: async (request, reply) => {
      const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!token)
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_request' });
      try {
        const { user, claims } = await getUserOfAccessToken(pool, token, 'openid');
        return reply.send(buildClaims(user, claims.scope.split(' ')));
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error;
        const header = 'Bearer error="invalid_token"';
        return reply.code(401).header('www-authenticate', header).send({ error: 'invalid_token' });
      }
    },
  });
}

/** Returns the claims of an account. Booleans are strings, as at Cognito. */
function buildClaims({ sub, email, emailVerified, attributes }: User, scopes: readonly string[]) {
  const names = scopes.flatMap((scope) => attributesByScope[scope] ?? []);
  const claims = names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : []));
  return {
    sub,
    username: sub,
    ...(scopes.includes('email') ? { email, email_verified: String(emailVerified) } : {}),
    ...Object.fromEntries(claims),
  };
}
