import { eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { getPoolName, type Pool } from '../pool.ts';
import { resetGuesses, toPasswordGuessKey } from './guess-throttling.ts';
import { normalizePassword } from './normalize-input.ts';
import { computeVerifier, createSalt } from './srp.ts';
import { users } from './tables.ts';

/** Columns of `users` that store a password's verifier. */
export interface StoredPassword {
  /** Salt of the verifier, in hex. */
  salt: string;
  encryptedVerifier: string;
}

/** Returns the encryption context of the verifier of an account's password. */
export const getVerifierEncryptionContext = (sub: string): string => `verifier|${sub}`;

/** Computes a new salt and the verifier of a password, without saving them. Takes about 1 ms. */
export async function createVerifier(pool: Pool, sub: string, password: string): Promise<StoredPassword> {
  const salt = createSalt();
  const verifier = computeVerifier(
    { pool: getPoolName(pool.settings), id: sub },
    salt,
    normalizePassword(password),
  );
  return { salt, encryptedVerifier: pool.encryption.encrypt(getVerifierEncryptionContext(sub), verifier) };
}

/**
 * Sets a password that has passed the password rule. Pending sign-in steps become invalid, and a pause after wrong
 * guesses ends. Callers update the status and the tokens, because only they know why the password changes.
 */
export async function setPassword(
  pool: Pool,
  tx: QueryExecutor,
  sub: string,
  password: string,
): Promise<void> {
  const saved = await createVerifier(pool, sub, password);
  await tx
    .update(users)
    .set({ ...saved, temporaryPasswordAt: null, changedAt: pool.now() })
    .where(eq(users.sub, sub));
  await resetGuesses(pool, tx, toPasswordGuessKey(sub));
}
