import type { Pool } from '../pool.ts';
import { findKnownDevice, noSuchDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { askForNewPassword } from './new-password-required.ts';
import { onDevice } from './on-device.ts';
import { askForSecondFactor } from './second-factor.ts';

/**
 * Goes on with somebody who has proven the account's password; only they are told where the account stands. The second
 * factor is asked for before the device.
 * @param given names the client's device and whose it is: see `onDevice`
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException,
 *   ResourceNotFoundException when the device is not known (any more), LimitExceededException for too many mailed codes
 */
export async function afterPassword(pool: Pool, user: User, given: Parameters): Promise<AuthAnswer> {
  if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException');
  if (user.status === 'RESET_REQUIRED') throw new IdentityError('PasswordResetRequiredException');
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  const { DEVICE_KEY: deviceKey } = given;
  // Now, and not after a code was mailed: the client forgets the device and asks once more.
  if (deviceKey && !(await findKnownDevice(pool.database, user.sub, deviceKey))) throw noSuchDevice();
  return (await askForSecondFactor(pool, user, given)) ?? onDevice(pool, user, given);
}
