import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { type Pool, poolName } from '../pool.ts';
import { forgetGuesses, passwordOf } from './guesses.ts';
import { newSalt, verifierOf } from './srp.ts';
import { users } from './tables.ts';
import { tidyPassword } from './tidy.ts';

/** What is kept of a password: columns of `users`. */
export interface KeptPassword {
  /** Hex. */
  salt: string;
  sealedVerifier: string;
}

/** What a verifier is sealed about. */
export const verifierAbout = (sub: string): string => `verifier|${sub}`;

/** Makes what is kept of a password, without writing it: for an account that is about to be made. About 1 ms. */
export async function newVerifier(pool: Pool, sub: string, password: string): Promise<KeptPassword> {
  const salt = newSalt();
  const verifier = verifierOf({ pool: poolName(pool.settings), id: sub }, salt, tidyPassword(password));
  return { salt, sealedVerifier: pool.sealing.seal(verifierAbout(sub), verifier) };
}

/**
 * Gives an account a password that the person chose; the rule for passwords was asked before. Sign-ins that wait for a
 * step end with it, and so does a pause after too many wrong ones. Status and tokens are left to whoever knows why the password changes.
 */
export async function setPassword(pool: Pool, tx: Queries, sub: string, password: string): Promise<void> {
  const kept = await newVerifier(pool, sub, password);
  await tx
    .update(users)
    .set({ ...kept, temporaryPasswordAt: null, changedAt: pool.now() })
    .where(eq(users.sub, sub));
  await forgetGuesses(pool, tx, passwordOf(sub));
}
