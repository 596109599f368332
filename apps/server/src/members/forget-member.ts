import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { members } from './tables.ts';

/** Erases a member's profile. */
export async function forgetProfile(tx: Queries, userId: string): Promise<void> {
  await tx.orm.delete(members).where(eq(members.userId, userId));
}
