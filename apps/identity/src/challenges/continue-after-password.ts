import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterFirstFactor } from './continue-after-first-factor.ts';
import { requireKnownDevice } from './require-known-device.ts';

/**
 * Goes on with somebody who has proven the account's password.
 * @param codeBy how a code was proven before, where one was: it counts as the second factor
 * @throws what `continueAfterFirstFactor` and `requireKnownDevice` throw, LimitExceededException for too many codes that were sent
 */
export async function continueAfterPassword(
  pool: Pool,
  user: User,
  given: ParameterMap,
  codeBy?: SecondFactor,
): Promise<AuthResponse> {
  return continueAfterFirstFactor(pool, user, given, async () => {
    await requireKnownDevice(pool, user, given);
    return codeBy && user.secondFactors.includes(codeBy) ? null : askForSecondFactor(pool, user, given);
  });
}
