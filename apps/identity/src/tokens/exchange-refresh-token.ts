import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { isRevoked, signOut } from './sign-out.ts';
import { type AuthenticationResult, signTokens } from './sign-tokens.ts';
import { refreshTokens, signIns } from './tables.ts';

type SignIn = typeof signIns.$inferSelect;
type RefreshToken = typeof refreshTokens.$inferSelect;

/** Grace period of an exchanged token in ms, for two tabs that refresh at once or a lost response. */
const graceMs = 60_000;

const aboutSuccessor = (hash: string): string => `refresh-token-after|${hash}`;

/**
 * Exchanges a refresh token for new tokens and a successor. Within the grace period, returns the same successor again.
 * A later use means that the token was copied, and ends the sign-in for both holders.
 * @throws NotAuthorizedException, with Cognito's messages; also for a disabled account and for a sign-in bound to
 * another device than `deviceKey`.
 */
export async function exchangeRefreshToken(
  pool: Pool,
  token: string,
  deviceKey: string | undefined,
): Promise<AuthenticationResult> {
  const hash = hashRefreshToken(pool, token);
  const outcome = await pool.database.transaction(async (tx) => {
    const locked = await lockSignIn(tx, hash);
    if (!locked || !acceptsDevice(locked.signIn, deviceKey)) return { refused: 'Invalid Refresh Token.' };
    const rejection = getRejection(pool, locked);
    return rejection ? { refused: rejection } : ensureSuccessor(pool, tx, locked);
  });
  // Thrown after the transaction, so that the revocation of a copied token's sign-in is committed.
  if ('refused' in outcome) throw new IdentityError('NotAuthorizedException', outcome.refused);
  const { user, signIn, successor } = outcome;
  return { ...(await signTokens(pool, pool.database, user, signIn)), RefreshToken: successor };
}

interface Locked {
  user: User;
  signIn: SignIn;
  refreshToken: RefreshToken;
}

/**
 * Locks the token's sign-in, so that concurrent requests get one successor. Locks the account first, in the same order
 * as a sign-out.
 */
async function lockSignIn(tx: QueryExecutor, hash: string): Promise<Locked | null> {
  const [owner] = await tx
    .select({ originJti: signIns.originJti, sub: signIns.sub })
    .from(refreshTokens)
    .innerJoin(signIns, eq(signIns.originJti, refreshTokens.originJti))
    .where(eq(refreshTokens.hash, hash));
  if (!owner) return null;
  const [user] = await tx.select().from(users).where(eq(users.sub, owner.sub)).for('share');
  const [signIn] = await tx
    .select()
    .from(signIns)
    .where(eq(signIns.originJti, owner.originJti))
    .for('update');
  const [refreshToken] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return user && signIn && refreshToken ? { user, signIn, refreshToken } : null;
}

/**
 * Returns whether a sign-in can be refreshed with this device key. A sign-in that is bound to a device accepts only
 * that device's key, any other sign-in accepts any key or none.
 */
const acceptsDevice = (signIn: SignIn, deviceKey: string | undefined): boolean =>
  signIn.deviceKey === null || signIn.deviceKey === deviceKey;

function getRejection(pool: Pool, { user, signIn }: Locked): string | null {
  if (isRevoked(signIn, user)) return 'Refresh Token has been revoked';
  if (signIn.expiresAt <= pool.now()) return 'Refresh Token has expired';
  return user.enabled ? null : 'User is disabled.';
}

async function ensureSuccessor(pool: Pool, tx: QueryExecutor, { user, signIn, refreshToken }: Locked) {
  const { hash, exchangedAt, encryptedSuccessor } = refreshToken;
  const now = pool.now();
  if (!exchangedAt || !encryptedSuccessor) {
    const made = createRefreshToken(pool);
    await tx.insert(refreshTokens).values({ hash: made.hash, originJti: signIn.originJti, createdAt: now });
    await tx
      .update(refreshTokens)
      .set({
        exchangedAt: now,
        encryptedSuccessor: pool.encryption.encrypt(aboutSuccessor(hash), made.token),
      })
      .where(eq(refreshTokens.hash, hash));
    return { user, signIn, successor: made.token };
  }
  if (now.getTime() - exchangedAt.getTime() <= graceMs) {
    return { user, signIn, successor: pool.encryption.decrypt(aboutSuccessor(hash), encryptedSuccessor) };
  }
  await signOut(pool, tx, signIn.originJti);
  pool.log.warn(
    { originJti: signIn.originJti },
    'a refresh token was reused, and its session has been revoked',
  );
  return { refused: 'Refresh Token has been revoked' };
}
