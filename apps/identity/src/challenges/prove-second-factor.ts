import type { Pool } from '../pool.ts';
import { guess, ofCodes, secondFactorOf } from '../users/guesses.ts';
import { isRecoveryCode, useRecoveryCode } from '../users/recovery-codes.ts';
import type { User } from '../users/users.ts';

/**
 * Proves the second factor of an account by a code of it, or by a recovery code in its place. Whichever is typed, a wrong
 * one is a guess of the same count.
 * @param check whether it is a code of the factor; uses it up
 * @throws CodeMismatchException, TooManyFailedAttemptsException, and what `check` throws
 */
export async function proveSecondFactor(
  pool: Pool,
  { sub }: User,
  code: string,
  check: () => Promise<true | null>,
): Promise<void> {
  const judge = isRecoveryCode(code) ? () => useRecoveryCode(pool, sub, code) : check;
  await guess(pool, secondFactorOf(sub), judge, ofCodes);
}
