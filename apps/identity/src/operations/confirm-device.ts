import { z } from 'zod';
import { deviceKeySchema } from '../protocol/device-key.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { bindSignInToDevice } from '../tokens/device-sign-ins.ts';
import { saveDeviceSecret } from '../users/devices.ts';
import { isValidPublicValue } from '../users/srp.ts';

/** Schema of an SRP integer in base64, such as a verifier of up to 3072 bits. Converts it to hex. */
const number = z
  .base64()
  .max(600)
  .transform((base64) => Buffer.from(base64, 'base64').toString('hex'))
  .refine((hex) => hex !== '', 'Member must not be empty');

/** Registers the browser as a device of the account to which it has signed in, and binds the sign-in to the device. */
export const confirmDevice = defineOperation({
  name: 'ConfirmDevice',
  request: z.object({
    AccessToken: z.string(),
    DeviceKey: deviceKeySchema,
    DeviceName: z
      .string()
      .max(1024)
      .refine((name) => !name.includes('\0'))
      .optional(),
    DeviceSecretVerifierConfig: z.object({
      Salt: number,
      PasswordVerifier: number.refine(isValidPublicValue),
    }),
  }),
  async run(pool, { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig }) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    const { Salt: salt, PasswordVerifier: verifier } = DeviceSecretVerifierConfig;
    const device = { secret: { salt, verifier }, name: DeviceName || null };
    await pool.database.transaction(async (tx) => {
      await saveDeviceSecret(pool, tx, user, DeviceKey, device);
      await bindSignInToDevice(tx, claims.origin_jti, DeviceKey);
    });
    return { UserConfirmationNecessary: false };
  },
});
