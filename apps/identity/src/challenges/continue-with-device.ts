import type { Pool } from '../pool.ts';
import { findConfirmedDevice } from '../users/devices.ts';
import { type AuthResponse, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn, type VerifiedAccount } from './complete-sign-in.ts';
import { deviceSrpAuthName } from './device-srp-auth.ts';

/**
 * Goes on with somebody who has proven everything but the device. One that is not known (any more) is a new one.
 * @param given names the device that the client takes itself for, as `DEVICE_KEY`, and whose it is, as `USERNAME`: by that
 *   name the client keeps the device's secret, so it is called by it
 */
export async function continueWithDevice(
  pool: Pool,
  proven: VerifiedAccount,
  { USERNAME, DEVICE_KEY: deviceKey }: ParameterMap,
): Promise<AuthResponse> {
  const { sub, salt } = proven;
  const device = deviceKey ? await findConfirmedDevice(pool.database, sub, deviceKey) : null;
  if (!device) return completeSignIn(pool, proven);
  return issueChallenge(pool, deviceSrpAuthName, {
    sub,
    state: { provenSalt: salt, deviceKey: device.deviceKey },
    show: { USERNAME: USERNAME ?? sub, DEVICE_KEY: device.deviceKey },
  });
}
