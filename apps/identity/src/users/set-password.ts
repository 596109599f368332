import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { getPoolName, type Pool } from '../pool.ts';
import { resetGuesses, toPasswordGuessKey } from './guesses.ts';
import { normalizePassword } from './normalize-input.ts';
import { computeVerifier, createSalt } from './srp.ts';
import { users } from './tables.ts';

/** What is kept of a password: columns of `users`. */
export interface StoredPassword {
  /** Hex. */
  salt: string;
  sealedVerifier: string;
}

/** What a verifier is sealed about. */
export const verifierEncryptionContext = (sub: string): string => `verifier|${sub}`;

/** Makes what is kept of a password, without writing it: for an account that is about to be made. About 1 ms. */
export async function createVerifier(pool: Pool, sub: string, password: string): Promise<StoredPassword> {
  const salt = createSalt();
  const verifier = computeVerifier(
    { pool: getPoolName(pool.settings), id: sub },
    salt,
    normalizePassword(password),
  );
  return { salt, sealedVerifier: pool.sealing.seal(verifierEncryptionContext(sub), verifier) };
}

/**
 * Gives an account a password that the person chose; the rule for passwords was asked before. Sign-ins that wait for a
 * step end with it, and so does a pause after too many wrong ones. Status and tokens are left to whoever knows why the password changes.
 */
export async function setPassword(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  password: string,
): Promise<void> {
  const kept = await createVerifier(pool, sub, password);
  await tx
    .update(users)
    .set({ ...kept, temporaryPasswordAt: null, changedAt: pool.now() })
    .where(eq(users.sub, sub));
  await resetGuesses(pool, tx, toPasswordGuessKey(sub));
}
