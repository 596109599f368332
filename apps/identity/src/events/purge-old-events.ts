import { lt } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { authEvents } from './tables.ts';

/** Days for which an account's events are kept. */
export const activityRetentionDays = 90;

export async function purgeOldEvents(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - activityRetentionDays * 24 * 3_600_000);
  await pool.database.delete(authEvents).where(lt(authEvents.createdAt, since));
}
