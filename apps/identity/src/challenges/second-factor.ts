import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import { askForFactor } from './ask-for-factor.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { askForSetup } from './mfa-setup.ts';
import { askWhichFactor } from './select-mfa-type.ts';

/**
 * Asks for the second factor of an account whose password was proven: the preferred one, the only one, or which one it
 * shall be. A known device does not spare it.
 * @returns null when the pool and the account ask for none
 * @throws LimitExceededException when too many codes were mailed
 */
export async function askForSecondFactor(
  pool: Pool,
  user: User,
  given: Parameters,
): Promise<AuthAnswer | null> {
  const { mfa = 'optional' } = pool.settings;
  if (mfa === 'off') return null;
  const { secondFactors, preferredFactor } = user;
  const [first, second] = secondFactors;
  if (!first) return mfa === 'required' ? askForSetup(pool, user, given) : null;
  if (second && !preferredFactor) return askWhichFactor(pool, user, given);
  return askForFactor(pool, preferredFactor ?? first, user, given);
}
