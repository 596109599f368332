import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { greetingName } from './attributes.ts';
import { endCodes } from './codes.ts';
import { users } from './tables.ts';
import type { User } from './users.ts';

/**
 * Writes that an address of a locked account is proven. A new one takes the place of the old one, which is told so;
 * codes that went to the old one are void. Accounts of the new one that nobody ever confirmed give way.
 * @throws ExpiredCodeException when the address is not the account's any more, AliasExistsException when it belongs
 *   to another account: only whoever has proven it is told.
 */
export async function proveEmail(pool: Pool, tx: Queries, user: User, email: string): Promise<void> {
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
  await endCodes(pool, tx, sub);
  const firstName = greetingName(user.attributes);
  await enqueueMail(pool, tx, { kind: 'email-changed', to: oldEmail, firstName, newEmail: email });
}

async function takeAddress(tx: Queries, sub: string, email: string): Promise<void> {
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
