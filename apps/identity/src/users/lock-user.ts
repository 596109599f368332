import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

/**
 * Reads and locks an account until the transaction ends. Lock the account before its codes, in all transactions, to
 * avoid deadlocks.
 * @throws UserNotFoundException when it was deleted
 */
export async function lockUser(tx: QueryExecutor, sub: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.sub, sub)).for('update');
  if (!user) throw new IdentityError('UserNotFoundException');
  return user;
}
