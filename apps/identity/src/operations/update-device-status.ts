import { z } from 'zod';
import { deviceKeySchema } from '../protocol/device-key.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { rememberDevice } from '../users/devices.ts';

/** Marks a device as remembered or not remembered. The device stays registered in both cases. */
export const updateDeviceStatus = defineOperation({
  name: 'UpdateDeviceStatus',
  request: z.object({
    AccessToken: z.string(),
    DeviceKey: deviceKeySchema,
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).default('remembered'),
  }),
  async run(pool, { AccessToken, DeviceKey, DeviceRememberedStatus }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    await rememberDevice(pool.database, user.sub, DeviceKey, DeviceRememberedStatus === 'remembered');
    return {};
  },
});
