import type { Pool } from '../pool.ts';
import { createDeviceNotFoundError, findConfirmedDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';
import type { ParameterMap } from './challenge.ts';

/**
 * Rejects a device key that the account doesn't know. The client then drops its key and repeats the step. Clients
 * repeat after a password or a custom challenge, but not after a code. Call it before sending a code, because the
 * repetition would send a second one.
 * @throws ResourceNotFoundException 'Device does not exist.'
 */
export async function requireKnownDevice(
  pool: Pool,
  { sub }: Pick<User, 'sub'>,
  { DEVICE_KEY: deviceKey }: ParameterMap,
): Promise<void> {
  if (deviceKey && !(await findConfirmedDevice(pool.database, sub, deviceKey)))
    throw createDeviceNotFoundError();
}
