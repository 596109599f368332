import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { rememberDevice } from '../users/devices.ts';
import { deviceKey } from '../wire/device-key.ts';
import { operation } from '../wire/operation.ts';

/** A device counts as its owner's, or does not any more; it is known either way. */
export const updateDeviceStatus = operation({
  name: 'UpdateDeviceStatus',
  request: z.object({
    AccessToken: z.string(),
    DeviceKey: deviceKey,
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).default('remembered'),
  }),
  async run(pool, { AccessToken, DeviceKey, DeviceRememberedStatus }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    await rememberDevice(pool.database, user.sub, DeviceKey, DeviceRememberedStatus === 'remembered');
    return {};
  },
});
