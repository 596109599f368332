import { and, asc, eq, lt } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { passkeys } from './tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Maximum number of passkeys per account, which is Cognito's limit. */
export const maxPasskeys = 20;

/** Returns the account's passkeys, oldest first. */
export async function listPasskeys(queries: QueryExecutor, sub: string): Promise<Passkey[]> {
  return queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.sub, sub))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.credentialId));
}

export async function hasPasskey(queries: QueryExecutor, sub: string): Promise<boolean> {
  return (await listPasskeys(queries, sub)).length > 0;
}

/** Returns a passkey by its id, without checking its owner. */
export async function findPasskey(queries: QueryExecutor, credentialId: string): Promise<Passkey | null> {
  const [found] = await queries.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/**
 * Saves a new passkey of a locked account.
 * @throws LimitExceededException at the limit, InvalidParameterException when the passkey is already registered
 */
export async function addPasskey(tx: QueryExecutor, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<void> {
  const ownPasskey = await listPasskeys(tx, passkey.sub);
  if (ownPasskey.length >= maxPasskeys) {
    throw new IdentityError(
      'LimitExceededException',
      `An account can have ${maxPasskeys} passkeys. Remove one first.`,
    );
  }
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  if (added.length > 0) return;
  throw new IdentityError('InvalidParameterException', 'The passkey is already registered.');
}

/**
 * Renames a passkey.
 * @throws ResourceNotFoundException when the account has no such passkey
 */
export async function renamePasskey(
  tx: QueryExecutor,
  sub: string,
  credentialId: string,
  name: string,
): Promise<void> {
  const found = await tx.update(passkeys).set({ name }).where(ownPasskey(sub, credentialId)).returning();
  if (found.length === 0) throw passkeyNotFoundError();
}

/**
 * Deletes a passkey.
 * @throws ResourceNotFoundException when the account has no such passkey
 */
export async function removePasskey(tx: QueryExecutor, sub: string, credentialId: string): Promise<void> {
  const deleted = await tx.delete(passkeys).where(ownPasskey(sub, credentialId)).returning();
  if (deleted.length === 0) throw passkeyNotFoundError();
}

/**
 * Records that a passkey has signed.
 * @param counter of the device; it must be higher than before, unless the device doesn't count
 * @returns false when the passkey was deleted, or the counter was already used
 */
export async function recordPasskeyUse(
  tx: QueryExecutor,
  { sub, credentialId }: Passkey,
  counter: number,
  at: Date,
): Promise<boolean> {
  const isCounterHigher = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(ownPasskey(sub, credentialId), isCounterHigher))
    .returning();
  return used.length > 0;
}

const passkeyNotFoundError = () =>
  new IdentityError('ResourceNotFoundException', 'The passkey does not exist.');

const ownPasskey = (sub: string, credentialId: string) =>
  and(eq(passkeys.sub, sub), eq(passkeys.credentialId, credentialId));
