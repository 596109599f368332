import type { Pool } from '../pool.ts';
import { findKnownDevice, noSuchDevice } from '../users/devices.ts';
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
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException,
 *   ResourceNotFoundException when the device is not known (any more)
 */
export async function afterProof(
  pool: Pool,
  user: User,
  given: Parameters,
  askForMore: () => Promise<AuthAnswer | null> = async () => null,
): Promise<AuthAnswer> {
  checkStanding(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  const { DEVICE_KEY: deviceKey } = given;
  // Now, and not after a code was mailed: the client forgets the device and asks once more.
  if (deviceKey && !(await findKnownDevice(pool.database, user.sub, deviceKey))) throw noSuchDevice();
  return (await askForMore()) ?? onDevice(pool, user, given);
}
