import type { Pool } from '../pool.ts';
import { findKnownDevice } from '../users/devices.ts';
import { type AuthAnswer, ask, type Parameters } from './challenge.ts';
import { completeSignIn, type Proven } from './complete-sign-in.ts';
import { deviceSrpAuthName } from './device-srp-auth.ts';

/**
 * Goes on with somebody who has proven everything but the device. One that is not known (any more) is a new one.
 * @param given names the device that the client takes itself for, as `DEVICE_KEY`, and whose it is, as `USERNAME`: by that
 *   name the client keeps the device's secret, so it is called by it
 */
export async function onDevice(
  pool: Pool,
  proven: Proven,
  { USERNAME, DEVICE_KEY: deviceKey }: Parameters,
): Promise<AuthAnswer> {
  const { sub, salt } = proven;
  const device = deviceKey ? await findKnownDevice(pool.database, sub, deviceKey) : null;
  if (!device) return completeSignIn(pool, proven);
  return ask(pool, deviceSrpAuthName, {
    sub,
    state: { provenSalt: salt, deviceKey: device.deviceKey },
    show: { USERNAME: USERNAME ?? sub, DEVICE_KEY: device.deviceKey },
  });
}
