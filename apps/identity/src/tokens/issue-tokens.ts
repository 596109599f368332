import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { createRefreshToken } from './refresh-token.ts';
import { type AuthenticationResult, signTokens } from './sign-tokens.ts';
import { refreshTokens, signIns } from './tables.ts';

/** Lifetime of a sign-in in days (handbook: accounts 16). Refreshing doesn't extend it. */
export const signInLifetimeDays = 30;
const signInMs = signInLifetimeDays * 24 * 3_600_000;

interface TokenOptions {
  deviceKey?: string | null;
  scope?: string | null;
  nonce?: string | null;
}

/**
 * Starts a sign-in for an authenticated user, in the caller's transaction, and issues its first tokens. With
 * `deviceKey`, the sign-in can only be refreshed with that device's key. `scope` limits its access tokens; the first id
 * token contains `nonce`.
 * @throws NotAuthorizedException when the account is disabled; UserNotFoundException when it was deleted.
 */
export async function issueTokens(
  pool: Pool,
  tx: QueryExecutor,
  { sub }: Pick<User, 'sub'>,
  { deviceKey = null, scope = null, nonce = null }: TokenOptions = {},
): Promise<AuthenticationResult> {
  // Waits for a concurrent global sign-out, so that this sign-in comes after it.
  const [user] = await tx.select().from(users).where(eq(users.sub, sub)).for('share');
  if (!user) throw new IdentityError('UserNotFoundException');
  if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  const authTime = pool.now();
  const signIn = { originJti: randomUUID(), authTime, deviceKey, scope };
  await tx.insert(signIns).values({ ...signIn, sub, expiresAt: new Date(authTime.getTime() + signInMs) });
  const { token, hash } = createRefreshToken(pool);
  await tx.insert(refreshTokens).values({ hash, originJti: signIn.originJti, createdAt: authTime });
  return { ...(await signTokens(pool, tx, user, signIn, nonce)), RefreshToken: token };
}
