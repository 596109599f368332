import { getPoolName, type Pool } from '../pool.ts';
import { normalizePassword } from './normalize-input.ts';
import { getVerifierEncryptionContext } from './set-password.ts';
import { areEqualInConstantTime, computeVerifier } from './srp.ts';
import type { User } from './users.ts';

/** Returns the account's password verifier, hex. */
export const getPasswordVerifier = (pool: Pool, user: User): string =>
  pool.encryption.decrypt(getVerifierEncryptionContext(user.sub), user.encryptedVerifier);

/** Made-up account for an unknown username, so that the check takes the same time. */
const unknownUser = { sub: '00000000-0000-4000-8000-000000000000', salt: '7f'.repeat(16) };

/**
 * Returns whether the password matches, in constant time. If `user` is null, does the same work and returns false.
 * Callers count the attempt: see `attemptGuess`. Also compares the password as typed, because older passwords aren't
 * normalised.
 */
export async function matchesPassword(pool: Pool, user: User | null, password: string): Promise<boolean> {
  const { sub, salt } = user ?? unknownUser;
  const stored = Buffer.from(user ? getPasswordVerifier(pool, user) : pool.encryption.hash('nobody', sub));
  const matches = [...new Set([normalizePassword(password), password])].map((candidate) => {
    const computed = computeVerifier({ pool: getPoolName(pool.settings), id: sub }, salt, candidate);
    return areEqualInConstantTime(Buffer.from(computed), stored);
  });
  return user !== null && matches.includes(true);
}
