import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import { askForChosenSecondFactor } from './ask-for-chosen-second-factor.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { askForMfaSetup } from './mfa-setup.ts';
import { askForMfaType } from './select-mfa-type.ts';

/**
 * Asks for the second factor of an account whose password was proven: the preferred one, the only one, or which one it
 * shall be. A known device does not spare it.
 * @returns null when the pool and the account ask for none
 * @throws LimitExceededException when too many codes were mailed
 */
export async function askForSecondFactor(
  pool: Pool,
  user: User,
  given: ParameterMap,
): Promise<AuthResponse | null> {
  const { mfa = 'optional' } = pool.settings;
  if (mfa === 'off') return null;
  const { secondFactors, preferredFactor } = user;
  const [first, second] = secondFactors;
  if (!first) return mfa === 'required' ? askForMfaSetup(pool, user, given) : null;
  if (second && !preferredFactor) return askForMfaType(pool, user, given);
  return askForChosenSecondFactor(pool, preferredFactor ?? first, user, given);
}
