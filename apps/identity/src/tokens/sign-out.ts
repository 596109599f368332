import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { authSessions, signIns } from './tables.ts';

type SignIn = typeof signIns.$inferSelect;

/** Returns whether a sign-in was revoked, which makes all its tokens invalid. Doesn't check its expiry. */
export const isRevoked = (signIn: SignIn, user: Pick<User, 'tokensValidFrom'>): boolean =>
  signIn.revokedAt !== null || signIn.authTime < user.tokensValidFrom;

/** Ends one sign-in with its refresh and access tokens. */
export async function signOut(pool: Pool, tx: QueryExecutor, originJti: string): Promise<void> {
  await tx
    .update(signIns)
    .set({ revokedAt: pool.now() })
    .where(and(eq(signIns.originJti, originJti), isNull(signIns.revokedAt)));
}

/** Ends all sign-ins of an account and its pending sign-in steps. Call it in a transaction. */
export async function signOutEverywhere(pool: Pool, tx: QueryExecutor, sub: string): Promise<void> {
  const now = pool.now();
  await tx.update(users).set({ tokensValidFrom: now }).where(eq(users.sub, sub));
  await tx
    .update(signIns)
    .set({ revokedAt: now })
    .where(and(eq(signIns.sub, sub), isNull(signIns.revokedAt)));
  await endWaiting(tx, sub);
}

/** Ends all sign-ins of an account except one, and its pending sign-in steps. Call it in a transaction. */
export async function signOutElsewhere(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  originJti: string,
): Promise<void> {
  await tx
    .update(signIns)
    .set({ revokedAt: pool.now() })
    .where(and(eq(signIns.sub, sub), ne(signIns.originJti, originJti), isNull(signIns.revokedAt)));
  await endWaiting(tx, sub);
}

async function endWaiting(tx: QueryExecutor, sub: string): Promise<void> {
  // Skips a session that a concurrent request is using, because that request's transaction may be waiting for this one.
  const waiting = tx
    .select({ idHash: authSessions.idHash })
    .from(authSessions)
    .where(eq(authSessions.sub, sub))
    .for('update', { skipLocked: true });
  await tx.delete(authSessions).where(inArray(authSessions.idHash, waiting));
}
