import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { closeForGood } from './closed-members.ts';
import { members } from './tables.ts';

/** Erases a member's profile, for good: no call that is still on its way makes it again. */
export async function forgetProfile(tx: Queries, userId: string, now: Date): Promise<void> {
  await closeForGood(tx, userId, now);
  await tx.orm.delete(members).where(eq(members.userId, userId));
}
