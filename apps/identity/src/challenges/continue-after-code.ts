import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { askForChosenSecondFactor } from './ask-for-chosen-second-factor.ts';
import { askForPasswordNext } from './ask-for-password-next.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterFirstFactor } from './continue-after-first-factor.ts';
import { askForMfaType } from './select-mfa-type.ts';

/**
 * Goes on with somebody who has proven, without the password, that a code reached them.
 * @param codeBy what such a code is called as a second factor: the same way twice is one factor
 * @throws what `continueAfterFirstFactor` throws, LimitExceededException for too many codes that were sent
 */
export async function continueAfterCode(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  given: ParameterMap,
): Promise<AuthResponse> {
  return continueAfterFirstFactor(pool, user, given, () => askForMore(pool, user, codeBy, given));
}

/** Another of the account's factors; where there is no other, or none yet and the pool demands one, the password. */
async function askForMore(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  given: ParameterMap,
): Promise<AuthResponse | null> {
  const { mfa = 'optional' } = pool.settings;
  const { secondFactors, preferredFactor } = user;
  if (mfa === 'off' || (mfa === 'optional' && secondFactors.length === 0)) return null;
  const others = secondFactors.filter((one) => one !== codeBy);
  const [first, second] = others;
  if (!first) return askForPasswordNext(pool, user, codeBy);
  const preferred = others.find((one) => one === preferredFactor);
  if (second && !preferred) return askForMfaType(pool, { ...user, secondFactors: others }, given);
  return askForChosenSecondFactor(pool, preferred ?? first, user, given);
}
