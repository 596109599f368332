import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { askForChosenSecondFactor } from './ask-for-chosen-second-factor.ts';
import { askForPasswordAfterCode } from './ask-for-password-after-code.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterFirstFactor } from './continue-after-first-factor.ts';
import { askForMfaType } from './select-mfa-type.ts';

/**
 * Continues a sign-in after the user has entered a correct code, which replaces the password.
 * @param codeBy second factor over the same channel, such as EMAIL_OTP after an emailed code. It isn't asked for,
 * because two codes over one channel are a single factor.
 * @throws what `continueAfterFirstFactor` throws, LimitExceededException after too many codes
 */
export async function continueAfterCode(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  return continueAfterFirstFactor(pool, user, parameters, () =>
    askForNextFactor(pool, user, codeBy, parameters),
  );
}

/**
 * Asks for a second factor other than `codeBy`, or for the password if the account has no other. Returns null if second
 * factors are off, or optional and the account has none.
 */
async function askForNextFactor(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  parameters: ParameterMap,
): Promise<AuthResponse | null> {
  const { mfa = 'optional' } = pool.settings;
  const { secondFactors, preferredFactor } = user;
  if (mfa === 'off' || (mfa === 'optional' && secondFactors.length === 0)) return null;
  const others = secondFactors.filter((factor) => factor !== codeBy);
  const [first, second] = others;
  if (!first) return askForPasswordAfterCode(pool, user, codeBy);
  const preferred = others.find((factor) => factor === preferredFactor);
  if (second && !preferred) return askForMfaType(pool, { ...user, secondFactors: others }, parameters);
  return askForChosenSecondFactor(pool, preferred ?? first, user, parameters);
}
