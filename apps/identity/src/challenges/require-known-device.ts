import type { Pool } from '../pool.ts';
import { deviceNotFoundError, findConfirmedDevice } from '../users/devices.ts';
import type { User } from '../users/users.ts';
import type { ParameterMap } from './challenge.ts';

/**
 * For the steps after which the client forgets a device that is not known, and takes the step once more without: a
 * password and a custom challenge, not a code. Before a code is sent: two would go out.
 * @throws ResourceNotFoundException 'Device does not exist.'
 */
export async function requireKnownDevice(
  pool: Pool,
  { sub }: Pick<User, 'sub'>,
  { DEVICE_KEY: deviceKey }: ParameterMap,
): Promise<void> {
  if (deviceKey && !(await findConfirmedDevice(pool.database, sub, deviceKey))) throw deviceNotFoundError();
}
