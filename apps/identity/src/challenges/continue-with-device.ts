import type { Pool } from '../pool.ts';
import { findConfirmedDevice } from '../users/devices.ts';
import { type AuthResponse, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn, type VerifiedAccount } from './complete-sign-in.ts';
import { deviceSrpAuthName } from './device-srp-auth.ts';

/**
 * Continues a sign-in after all factors of the account. Asks a known device for its proof. When the client names no
 * device or an unknown one, signs the user in, and the response names a new device.
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
