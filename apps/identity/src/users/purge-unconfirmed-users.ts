import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { codes, users } from './tables.ts';

/** So long an account waits for its address to be proven, counted from the last time that somebody signed it up. */
export const unconfirmedRetentionDays = 7;

/**
 * Forgets accounts that nobody ever confirmed: what was typed is personal, and the address is free again. One that a code is
 * under way for stays, and so does one that the administrator has closed.
 */
export async function purgeUnconfirmedUsers(pool: Pool): Promise<void> {
  const now = pool.now();
  const since = new Date(now.getTime() - unconfirmedRetentionDays * 24 * 3_600_000);
  const underWay = pool.database
    .select({ sub: codes.sub })
    .from(codes)
    .where(and(eq(codes.sub, users.sub), gt(codes.expiresAt, now)));
  await pool.database
    .delete(users)
    .where(
      and(
        eq(users.status, 'UNCONFIRMED'),
        eq(users.enabled, true),
        lt(users.changedAt, since),
        notExists(underWay),
      ),
    );
}
