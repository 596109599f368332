import type { Pool } from '../pool.ts';
import { attemptGuess, codeGuessErrors, toSecondFactorGuessKey } from '../users/guess-throttling.ts';
import { isRecoveryCode, redeemRecoveryCode } from '../users/recovery-codes.ts';
import type { User } from '../users/users.ts';

/**
 * Verifies a second factor by its code, or by a recovery code that replaces it. Wrong codes of either kind share one
 * guess count.
 * @param check checks the factor's code and uses it up
 * @throws CodeMismatchException, TooManyFailedAttemptsException, and what `check` throws
 */
export async function verifySecondFactor(
  pool: Pool,
  { sub }: User,
  code: string,
  check: () => Promise<true | null>,
): Promise<void> {
  const verify = isRecoveryCode(code) ? () => redeemRecoveryCode(pool, sub, code) : check;
  await attemptGuess(pool, toSecondFactorGuessKey(sub), verify, codeGuessErrors);
}
