import type { Pool } from '../pool.ts';
import { attemptGuess, codeGuessErrors, toSecondFactorGuessKey } from '../users/guesses.ts';
import { isRecoveryCode, redeemRecoveryCode } from '../users/recovery-codes.ts';
import type { User } from '../users/users.ts';

/**
 * Proves the second factor of an account by a code of it, or by a recovery code in its place. Whichever is typed, a wrong
 * one is a guess of the same count.
 * @param check whether it is a code of the factor; uses it up
 * @throws CodeMismatchException, TooManyFailedAttemptsException, and what `check` throws
 */
export async function verifySecondFactor(
  pool: Pool,
  { sub }: User,
  code: string,
  check: () => Promise<true | null>,
): Promise<void> {
  const judge = isRecoveryCode(code) ? () => redeemRecoveryCode(pool, sub, code) : check;
  await attemptGuess(pool, toSecondFactorGuessKey(sub), judge, codeGuessErrors);
}
