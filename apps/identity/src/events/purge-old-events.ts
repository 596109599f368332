import { lt } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { authEvents } from './tables.ts';

/** Retention of an account's events in days. */
export const activityRetentionDays = 90;

export async function purgeOldEvents(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - activityRetentionDays * 24 * 3_600_000);
  await pool.database.delete(authEvents).where(lt(authEvents.createdAt, since));
}
