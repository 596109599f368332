import type { Queries, Statement } from '../platform/database.ts';
import { tokenRefused } from '../platform/refused.ts';

const noteClosed: Statement = {
  name: 'note_closed_member',
  text: 'INSERT INTO closed_members (user_id, closed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

const findClosed: Statement = {
  name: 'find_closed_member',
  text: 'SELECT 1 FROM closed_members WHERE user_id = $1',
};

/** Writes down that an account was closed here. In the transaction that erases it. */
export async function closeForGood(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.run(noteClosed, [userId, now]);
}

/** Whether an account was closed here. */
export async function isClosed(db: Queries, userId: string): Promise<boolean> {
  return (await db.run(findClosed, [userId])).length > 0;
}

/**
 * Refuses with `forbidden` whoever's account was closed here. A profile is written first and this asked afterwards, in
 * one transaction: a writer that waited for the closing sees it then.
 */
export async function refuseClosed(db: Queries, userId: string): Promise<void> {
  if (await isClosed(db, userId)) throw tokenRefused('This account is closed.');
}
