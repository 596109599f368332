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
 * Marks an email address of a locked account as verified. A new email address replaces the old one: the old address
 * gets an email, all codes of the account expire, and an unconfirmed account with the new address is deleted.
 * @throws ExpiredCodeException when the email address is no longer pending; AliasExistsException when it belongs to
 * another account, which only a user who has verified the email address learns
 */
export async function verifyEmail(pool: Pool, tx: QueryExecutor, user: User, email: string): Promise<void> {
  const { sub, email: oldEmail, pendingEmail } = user;
  const verified = { emailVerified: true, changedAt: pool.now() };
  if (email === oldEmail) {
    await tx.update(users).set(verified).where(eq(users.sub, sub));
    return;
  }
  if (email !== pendingEmail) throw new IdentityError('ExpiredCodeException');
  await tx.delete(users).where(and(eq(users.email, email), eq(users.status, 'UNCONFIRMED')));
  await takeAddress(tx, sub, email);
  await tx
    .update(users)
    .set({ ...verified, pendingEmail: null })
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

/** Returns whether PostgreSQL rejected a duplicate value. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '23505';
