import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { checkStanding } from './check-standing.ts';
import { askForNewPassword } from './new-password-required.ts';
import { onDevice } from './on-device.ts';

/**
 * Goes on with somebody who has proven a first factor; only they are told where the account stands. What else is asked for
 * comes before the device.
 * @param given names the client's device and whose it is: see `onDevice`
 * @param askForMore asks for what is missing besides that factor, and answers null when nothing is
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException
 */
export async function afterProof(
  pool: Pool,
  user: User,
  given: Parameters,
  askForMore: () => Promise<AuthAnswer | null>,
): Promise<AuthAnswer> {
  checkStanding(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  return (await askForMore()) ?? onDevice(pool, user, given);
}
