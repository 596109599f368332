import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../users/users.ts';
import { checkActiveSignIn } from './check-active-sign-in.ts';
import { type AccessClaims, accountScope } from './claims.ts';
import { verifyToken } from './verify-token.ts';

/**
 * Returns the user of a valid access token of this user pool and client, whose sign-in hasn't ended.
 * @throws NotAuthorizedException otherwise, with Cognito's messages; UserNotFoundException when the account was
 * deleted.
 */
export async function getUserOfAccessToken(
  pool: Pool,
  accessToken: string,
  scope: string = accountScope,
): Promise<{ user: User; claims: AccessClaims }> {
  const claims = await verify(pool, accessToken);
  if (!claims.scope.split(' ').includes(scope))
    throw notAuthorizedError('Access Token does not have required scopes');
  const user = await checkActiveSignIn(pool, { sub: claims.sub, originJti: claims.origin_jti });
  if (user === 'gone') throw new IdentityError('UserNotFoundException');
  if (user === 'ended') throw notAuthorizedError('Access Token has been revoked');
  if (user === 'disabled') throw notAuthorizedError('User is disabled.');
  return { user, claims };
}

async function verify(pool: Pool, accessToken: string): Promise<AccessClaims> {
  const claims = await verifyToken<AccessClaims>(pool, accessToken);
  if (claims === 'expired') throw notAuthorizedError('Access Token has expired');
  if (claims === 'invalid' || claims.token_use !== 'access' || claims.client_id !== pool.settings.clientId) {
    throw notAuthorizedError('Invalid Access Token');
  }
  return claims;
}

const notAuthorizedError = (message: string) => new IdentityError('NotAuthorizedException', message);
