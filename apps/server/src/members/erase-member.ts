import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { recordAccountClosed } from './closed-accounts.ts';
import { members } from './tables.ts';

/**
 * Erases a member's profile and records that the account is closed, so that a concurrent request can't create the
 * profile again.
 */
export async function eraseProfile(tx: QueryExecutor, userId: string, now: Date): Promise<void> {
  await recordAccountClosed(tx, userId, now);
  await tx.orm.delete(members).where(eq(members.userId, userId));
}
