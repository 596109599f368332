import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkActiveSignIn } from '../tokens/check-active-sign-in.ts';
import type { IdClaims } from '../tokens/claims.ts';
import { verifyToken } from '../tokens/verify-token.ts';
import type { User } from '../users/users.ts';
import { getLoginProviderName } from './identity-ids.ts';

/** Id tokens by the name of their issuer. */
export const loginsSchema = z.record(z.string().max(128), z.string().max(50_000)).optional();

/**
 * Returns the user and sign-in of the id token among the logins.
 * @throws NotAuthorizedException, with Cognito's messages: without a login, because guests have no identity; with more
 * than one login, or one of another provider; with a token that is invalid or expired, or whose sign-in has ended
 */
export async function getLoggedInUser(
  pool: Pool,
  logins: z.output<typeof loginsSchema>,
): Promise<{ user: User; originJti: string }> {
  const [login, ...others] = Object.entries(logins ?? {});
  if (!login) throw notAuthorizedError('Unauthenticated access is not supported for this identity pool.');
  const [provider, token] = login;
  if (provider !== getLoginProviderName(pool.settings) || others.length > 0) {
    throw notAuthorizedError('Token is not from a supported provider of this identity pool.');
  }
  const claims = await verifyToken<IdClaims>(pool, token);
  if (claims === 'expired') throw notAuthorizedError('Invalid login token. Token expired.');
  if (claims === 'invalid' || claims.token_use !== 'id' || claims.aud !== pool.settings.clientId) {
    throw notAuthorizedError('Invalid login token. Not a token of this user pool.');
  }
  const user = await checkActiveSignIn(pool, { sub: claims.sub, originJti: claims.origin_jti });
  if (typeof user === 'string') throw notAuthorizedError('Invalid login token. The login has ended.');
  return { user, originJti: claims.origin_jti };
}

const notAuthorizedError = (message: string) => new IdentityError('NotAuthorizedException', message);
