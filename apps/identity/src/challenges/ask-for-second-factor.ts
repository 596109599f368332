import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import { askForChosenSecondFactor } from './ask-for-chosen-second-factor.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { askForMfaSetup } from './mfa-setup.ts';
import { askForMfaType } from './select-mfa-type.ts';

/**
 * Asks for the second factor (handbook: accounts 15): the preferred one, the only one, or a choice of several. If the
 * user pool requires one and the account has none, asks the user to set one up. A known device doesn't replace the
 * second factor.
 * @returns null when second factors are off, or optional and the account has none
 * @throws LimitExceededException after too many codes by email or text message
 */
export async function askForSecondFactor(
  pool: Pool,
  user: User,
  parameters: ParameterMap,
): Promise<AuthResponse | null> {
  const { mfa = 'optional' } = pool.settings;
  if (mfa === 'off') return null;
  const { secondFactors, preferredFactor } = user;
  const [first, second] = secondFactors;
  if (!first) return mfa === 'required' ? askForMfaSetup(pool, user, parameters) : null;
  if (second && !preferredFactor) return askForMfaType(pool, user, parameters);
  return askForChosenSecondFactor(pool, preferredFactor ?? first, user, parameters);
}
