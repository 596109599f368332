import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { afterProof } from './after-proof.ts';
import { askForFactor } from './ask-for-factor.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { askForPasswordToo } from './password-too.ts';
import { askWhichFactor } from './select-mfa-type.ts';

/**
 * Goes on with somebody who has proven, without the password, that a code reached them.
 * @param codeBy what such a code is called as a second factor: the same way twice is one factor
 * @throws what `afterProof` throws, LimitExceededException for too many codes that were sent
 */
export async function afterCode(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  given: Parameters,
): Promise<AuthAnswer> {
  return afterProof(pool, user, given, () => askForMore(pool, user, codeBy, given));
}

/** Another of the account's factors; where there is no other, or none yet and the pool demands one, the password. */
async function askForMore(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  given: Parameters,
): Promise<AuthAnswer | null> {
  const { mfa = 'optional' } = pool.settings;
  const { secondFactors, preferredFactor } = user;
  if (mfa === 'off' || (mfa === 'optional' && secondFactors.length === 0)) return null;
  const others = secondFactors.filter((one) => one !== codeBy);
  const [first, second] = others;
  if (!first) return askForPasswordToo(pool, user, codeBy);
  const preferred = others.find((one) => one === preferredFactor);
  if (second && !preferred) return askWhichFactor(pool, { ...user, secondFactors: others }, given);
  return askForFactor(pool, preferred ?? first, user, given);
}
