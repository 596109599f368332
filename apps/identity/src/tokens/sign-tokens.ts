import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { listUserGroups } from '../users/groups.ts';
import type { User } from '../users/users.ts';
import { buildClaims, type SignInDetails, tokenLifetimeSeconds } from './claims.ts';
import { loadSigningKey, signingAlgorithm } from './signing-keys.ts';

/** Tokens of a sign-in or a refresh. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Lifetime in seconds. */
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/**
 * Signs an access token and an id token with the user's current groups. The id token contains `nonce` unless it is
 * null.
 */
export async function signTokens(
  pool: Pool,
  queries: QueryExecutor,
  user: User,
  signIn: SignInDetails,
  nonce: string | null = null,
): Promise<Omit<AuthenticationResult, 'RefreshToken'>> {
  const groups = await listUserGroups(queries, user.sub);
  const { kid, key } = await loadSigningKey(pool, queries);
  const issuing = {
    at: pool.now(),
    eventId: randomUUID(),
    accessJti: randomUUID(),
    idJti: randomUUID(),
  };
  const { access, id } = buildClaims(pool.settings, user, groups, signIn, issuing);
  const sign = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ kid, alg: signingAlgorithm }).sign(key);
  return {
    AccessToken: await sign(access),
    IdToken: await sign(nonce === null ? id : { ...id, nonce }),
    ExpiresIn: tokenLifetimeSeconds,
    TokenType: 'Bearer',
  };
}
