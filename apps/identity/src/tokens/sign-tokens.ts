import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Queries } from '../database.ts';
import type { Pool } from '../pool.ts';
import { groupsOf } from '../users/groups.ts';
import type { User } from '../users/users.ts';
import { claimsOf, type SignInFacts, tokenSeconds } from './claims.ts';
import { algorithm, signingKey } from './signing-keys.ts';

/** What a sign-in or a refresh is answered with. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Seconds. */
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Signs an access and an id token of a sign-in, with the person's groups as they are now, and the `nonce` in the latter. */
export async function signTokens(
  pool: Pool,
  queries: Queries,
  user: User,
  signIn: SignInFacts,
  nonce: string | null = null,
): Promise<Omit<AuthenticationResult, 'RefreshToken'>> {
  const groups = await groupsOf(queries, user.sub);
  const { kid, key } = await signingKey(pool, queries);
  const issuing = {
    at: pool.now(),
    eventId: randomUUID(),
    accessJti: randomUUID(),
    idJti: randomUUID(),
  };
  const { access, id } = claimsOf(pool.settings, user, groups, signIn, issuing);
  const sign = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ kid, alg: algorithm }).sign(key);
  return {
    AccessToken: await sign(access),
    IdToken: await sign(nonce === null ? id : { ...id, nonce }),
    ExpiresIn: tokenSeconds,
    TokenType: 'Bearer',
  };
}
