import { eq } from 'drizzle-orm';
import { errors, jwtVerify } from 'jose';
import { issuerOf, type Pool } from '../pool.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type AccessClaims, accountScope } from './claims.ts';
import { isRevoked } from './sign-out.ts';
import { algorithm, verifyingKey } from './signing-keys.ts';
import { signIns } from './tables.ts';

/**
 * Whose access token this is: one of this pool and its client, in time, of a sign-in that goes on.
 * @throws NotAuthorizedException otherwise, with Cognito's words for why; UserNotFoundException when the account has
 * gone.
 */
export async function userOfAccessToken(
  pool: Pool,
  accessToken: string,
  scope: string = accountScope,
): Promise<{ user: User; claims: AccessClaims }> {
  const claims = await verified(pool, accessToken);
  const { sub, origin_jti: originJti } = claims;
  if (!claims.scope.split(' ').includes(scope)) throw refused('Access Token does not have required scopes');
  const [found] = await pool.database
    .select({ user: users, signIn: signIns })
    .from(users)
    .leftJoin(signIns, eq(signIns.originJti, originJti))
    .where(eq(users.sub, sub));
  if (!found) throw new IdentityError('UserNotFoundException');
  if (!found.signIn || isRevoked(found.signIn, found.user)) throw refused('Access Token has been revoked');
  if (!found.user.enabled) throw refused('User is disabled.');
  return { user: found.user, claims };
}

async function verified(pool: Pool, accessToken: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify<AccessClaims>(
      accessToken,
      async ({ kid }) => {
        const key = await verifyingKey(pool, kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [algorithm], issuer: issuerOf(pool.settings), currentDate: pool.now() },
    );
    if (payload.token_use !== 'access' || payload.client_id !== pool.settings.clientId) {
      throw refused('Invalid Access Token');
    }
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('Access Token has expired');
    // Whatever else is thrown, such as by the database, says nothing about the token.
    if (error instanceof errors.JOSEError) throw refused('Invalid Access Token');
    throw error;
  }
}

const refused = (message: string) => new IdentityError('NotAuthorizedException', message);
