import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getGreetingName } from './attributes.ts';
import { expireCodes } from './codes.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

/**
 * Writes that an address of a locked account is proven. A new one takes the place of the old one, which is told so;
 * codes that went to the old one are void. Accounts of the new one that nobody ever confirmed give way.
 * @throws ExpiredCodeException when the address is not the account's any more, AliasExistsException when it belongs
 *   to another account: only whoever has proven it is told.
 */
export async function verifyEmail(pool: Pool, tx: QueryExecutor, user: User, email: string): Promise<void> {
  const { sub, email: oldEmail, pendingEmail } = user;
  const proven = { emailVerified: true, changedAt: pool.now() };
  if (email === oldEmail) {
    await tx.update(users).set(proven).where(eq(users.sub, sub));
    return;
  }
  if (email !== pendingEmail) throw new IdentityError('ExpiredCodeException');
  await tx.delete(users).where(and(eq(users.email, email), eq(users.status, 'UNCONFIRMED')));
  await takeAddress(tx, sub, email);
  await tx
    .update(users)
    .set({ ...proven, pendingEmail: null })
    .where(eq(users.sub, sub));
  await expireCodes(pool, tx, sub);
  const firstName = getGreetingName(user.attributes);
  await enqueueEmail(pool, tx, { kind: 'email-changed', to: oldEmail, firstName, newEmail: email });
}

async function takeAddress(tx: QueryExecutor, sub: string, email: string): Promise<void> {
  try {
    await tx.update(users).set({ email }).where(eq(users.sub, sub));
  } catch (error) {
    if (isTaken(error)) throw new IdentityError('AliasExistsException');
    throw error;
  }
}

/** Whether PostgreSQL refused a value for being there already. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '23505';
