import type { Pool } from '../pool.ts';
import { findConfirmedDevice } from '../users/devices.ts';
import { type AuthResponse, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn, type VerifiedAccount } from './complete-sign-in.ts';
import { deviceSrpAuthName } from './device-srp-auth.ts';

/**
 * Continues a sign-in in which only the device isn't proven. Treats an unknown device as a new one.
 * @param parameters `DEVICE_KEY` names the client's device. `USERNAME` is the name under which the client stores the
 * device's secret, so the challenge repeats it.
 */
export async function continueWithDevice(
  pool: Pool,
  account: VerifiedAccount,
  { USERNAME, DEVICE_KEY: deviceKey }: ParameterMap,
): Promise<AuthResponse> {
  const { sub, salt } = account;
  const device = deviceKey ? await findConfirmedDevice(pool.database, sub, deviceKey) : null;
  if (!device) return completeSignIn(pool, account);
  return issueChallenge(pool, deviceSrpAuthName, {
    sub,
    state: { passwordSalt: salt, deviceKey: device.deviceKey },
    show: { USERNAME: USERNAME ?? sub, DEVICE_KEY: device.deviceKey },
  });
}
