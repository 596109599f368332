import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import { deviceKeySchema } from '../protocol/device-key.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { signOutDevice } from '../tokens/device-sign-ins.ts';
import { deleteDevice } from '../users/devices.ts';

/** Deletes a device and ends its sign-ins, except the caller's own. */
export const forgetDevice = defineOperation({
  name: 'ForgetDevice',
  request: z.object({ AccessToken: z.string(), DeviceKey: deviceKeySchema }),
  async run(pool, { AccessToken, DeviceKey }) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      await deleteDevice(tx, user.sub, DeviceKey);
      await signOutDevice(pool, tx, { sub: user.sub, deviceKey: DeviceKey, except: claims.origin_jti });
      await recordEvent(pool, tx, user.sub, { type: 'DeviceForgotten' });
    });
    return {};
  },
});
