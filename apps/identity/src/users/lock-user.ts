import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

/**
 * Reads an account and locks it until the transaction ends: before its codes, so that no two wait for each other.
 * @throws UserNotFoundException when it has gone
 */
export async function lockUser(tx: QueryExecutor, sub: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.sub, sub)).for('update');
  if (!user) throw new IdentityError('UserNotFoundException');
  return user;
}
