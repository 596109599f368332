import type { Pool } from '../pool.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { checkUserStatus } from './check-user-status.ts';
import { continueWithDevice } from './continue-with-device.ts';
import { askForNewPassword } from './new-password-required.ts';

/**
 * Continues a sign-in after a first factor. From here on, the response may reveal the account's status. Asks first to
 * replace a temporary password, then for further factors, and last for the device's proof.
 * @param parameters names the client's device and its owner: see `continueWithDevice`
 * @param askForNextFactor asks for a further factor, and returns null when none is missing
 * @throws NotAuthorizedException for a disabled account or an expired temporary password, UserNotConfirmedException,
 * PasswordResetRequiredException
 */
export async function continueAfterFirstFactor(
  pool: Pool,
  user: User,
  parameters: ParameterMap,
  askForNextFactor: () => Promise<AuthResponse | null>,
): Promise<AuthResponse> {
  checkUserStatus(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  return (await askForNextFactor()) ?? continueWithDevice(pool, user, parameters);
}
