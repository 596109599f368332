import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterFirstFactor } from './continue-after-first-factor.ts';
import { requireKnownDevice } from './require-known-device.ts';

/**
 * Continues a sign-in after the password.
 * @param codeBy channel of a code that the user has entered before the password, if any; that code counts as the second
 * factor if the account has that factor
 * @throws what `continueAfterFirstFactor` and `requireKnownDevice` throw, LimitExceededException after too many codes
 */
export async function continueAfterPassword(
  pool: Pool,
  user: User,
  parameters: ParameterMap,
  codeBy?: SecondFactor,
): Promise<AuthResponse> {
  return continueAfterFirstFactor(pool, user, parameters, async () => {
    await requireKnownDevice(pool, user, parameters);
    return codeBy && user.secondFactors.includes(codeBy) ? null : askForSecondFactor(pool, user, parameters);
  });
}
