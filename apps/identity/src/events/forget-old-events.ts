import { lt } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { authEvents } from './tables.ts';

/** How long the activity of an account is kept. */
export const activityDays = 90;

/** Deletes the activity of accounts that is older than that. */
export async function forgetOldEvents(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - activityDays * 24 * 3_600_000);
  await pool.database.delete(authEvents).where(lt(authEvents.createdAt, since));
}
