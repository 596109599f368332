import { invalidTokenError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

const noteClosed: PreparedStatement = {
  name: 'note_closed_member',
  text: 'INSERT INTO closed_members (user_id, closed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

const findClosed: PreparedStatement = {
  name: 'find_closed_member',
  text: 'SELECT 1 FROM closed_members WHERE user_id = $1',
};

/** Writes down that an account was closed here. In the transaction that erases it. */
export async function recordAccountClosed(tx: QueryExecutor, userId: string, now: Date): Promise<void> {
  await tx.run(noteClosed, [userId, now]);
}

/** Whether an account was closed here. */
export async function isAccountClosed(db: QueryExecutor, userId: string): Promise<boolean> {
  return (await db.run(findClosed, [userId])).length > 0;
}

/**
 * Refuses with `forbidden` whoever's account was closed here. A profile is written first and this asked afterwards, in
 * one transaction: a writer that waited for the closing sees it then.
 */
export async function assertAccountOpen(db: QueryExecutor, userId: string): Promise<void> {
  if (await isAccountClosed(db, userId)) throw invalidTokenError('This account is closed.');
}
