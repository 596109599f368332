import { lt } from 'drizzle-orm';
import type { Pool } from '../pool.ts';
import { authEvents } from './tables.ts';

/** Long enough to find out about something, no longer. */
const keptDays = 90;

/** Forgets what happened to accounts more than 90 days ago. */
export async function forgetOldEvents(pool: Pool): Promise<void> {
  const since = new Date(pool.now().getTime() - keptDays * 24 * 3_600_000);
  await pool.database.delete(authEvents).where(lt(authEvents.createdAt, since));
}
