import { lt } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { authEvents } from './tables.ts';

/** How long the activity of an account is kept. */
export const activityRetentionDays = 90;

/** Deletes the activity of accounts that is older than that. */
export async function purgeOldEvents(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - activityRetentionDays * 24 * 3_600_000);
  await pool.database.delete(authEvents).where(lt(authEvents.createdAt, since));
}
