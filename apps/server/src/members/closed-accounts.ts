import { invalidTokenError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const insertClosed: PreparedStatement = {
  name: 'record_closed_account',
  text: 'INSERT INTO closed_accounts (user_id, closed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

const findClosed: PreparedStatement = {
  name: 'find_closed_account',
  text: 'SELECT 1 FROM closed_accounts WHERE user_id = $1',
};

/** Records that an account was closed. Must run in the transaction that erases the member. */
export async function recordAccountClosed(tx: QueryExecutor, userId: string, now: Date): Promise<void> {
  await tx.run(insertClosed, [userId, now]);
}

export async function isAccountClosed(db: QueryExecutor, userId: string): Promise<boolean> {
  return (await db.run(findClosed, [userId])).length > 0;
}

/**
 * Throws AppError when the account was closed. A writer must save the profile first and then call this in the same
 * transaction. Saving waits for a concurrent closure, so this call then sees the closure.
 */
export async function assertAccountOpen(db: QueryExecutor, userId: string): Promise<void> {
  if (await isAccountClosed(db, userId)) throw invalidTokenError('This account is closed.');
}
