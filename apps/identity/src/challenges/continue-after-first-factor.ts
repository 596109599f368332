import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { checkUserStatus } from './check-user-status.ts';
import { continueWithDevice } from './continue-with-device.ts';
import { askForNewPassword } from './new-password-required.ts';

/**
 * Goes on with somebody who has proven a first factor; only they are told where the account stands. What else is asked for
 * comes before the device.
 * @param given names the client's device and whose it is: see `continueWithDevice`
 * @param askForMore asks for what is missing besides that factor, and answers null when nothing is
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException
 */
export async function continueAfterFirstFactor(
  pool: Pool,
  user: User,
  given: ParameterMap,
  askForMore: () => Promise<AuthResponse | null>,
): Promise<AuthResponse> {
  checkUserStatus(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  return (await askForMore()) ?? continueWithDevice(pool, user, given);
}
