import type { Pool } from '../pool.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { afterProof } from './after-proof.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { requireKnownDevice } from './require-known-device.ts';
import { askForSecondFactor } from './second-factor.ts';

/**
 * Goes on with somebody who has proven the account's password.
 * @param codeBy how a code was proven before, where one was: it counts as the second factor
 * @throws what `afterProof` and `requireKnownDevice` throw, LimitExceededException for too many codes that were sent
 */
export async function afterPassword(
  pool: Pool,
  user: User,
  given: Parameters,
  codeBy?: SecondFactor,
): Promise<AuthAnswer> {
  return afterProof(pool, user, given, async () => {
    await requireKnownDevice(pool, user, given);
    return codeBy && user.secondFactors.includes(codeBy) ? null : askForSecondFactor(pool, user, given);
  });
}
