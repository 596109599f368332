import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { codes, users } from './tables.ts';

/** Retention of an unconfirmed account in days, from its latest sign-up. */
export const unconfirmedRetentionDays = 7;

/**
 * Purges accounts that were never confirmed, because they contain personal data and block their email address. Keeps
 * accounts with a pending code and those that the administrator disabled.
 */
export async function purgeUnconfirmedUsers(pool: Pool): Promise<void> {
  const now = pool.now();
  const since = new Date(now.getTime() - unconfirmedRetentionDays * 24 * 3_600_000);
  const pending = pool.database
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
        notExists(pending),
      ),
    );
}
