import type { Pool } from '../pool.ts';
import { findKnownDevice, noSuchDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type AuthAnswer, ask, type Parameters } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { deviceSrpAuthName } from './device-srp-auth.ts';
import { askForNewPassword } from './new-password-required.ts';

/**
 * Goes on with somebody who has proven the account's password; only they are told where the account stands. Further
 * factors are asked for in here, before the device.
 * @param given names the device that the client takes itself for, as `DEVICE_KEY`, and whose it is, as `USERNAME`: by that
 *   name the client keeps the device's secret, so it is called by it
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException,
 *   ResourceNotFoundException when the device is not known (any more)
 */
export async function afterPassword(
  pool: Pool,
  user: User,
  { USERNAME, DEVICE_KEY: deviceKey }: Parameters,
): Promise<AuthAnswer> {
  if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException');
  if (user.status === 'RESET_REQUIRED') throw new IdentityError('PasswordResetRequiredException');
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user);
  if (!deviceKey) return completeSignIn(pool, user);
  const device = await findKnownDevice(pool.database, user.sub, deviceKey);
  if (!device) throw noSuchDevice();
  return ask(pool, deviceSrpAuthName, {
    sub: user.sub,
    state: { provenSalt: user.salt, deviceKey },
    show: { USERNAME: USERNAME ?? user.sub, DEVICE_KEY: deviceKey },
  });
}
