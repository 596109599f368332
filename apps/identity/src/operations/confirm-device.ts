import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { bindSignIn } from '../tokens/device-sign-ins.ts';
import { confirmDevice as confirm } from '../users/devices.ts';
import { isUsable } from '../users/srp.ts';
import { deviceKey } from '../wire/device-key.ts';
import { operation } from '../wire/operation.ts';

/** A whole number, up to 3072 bits. */
const number = z
  .base64()
  .max(600)
  .transform((base64) => Buffer.from(base64, 'base64').toString('hex'))
  .refine((hex) => hex !== '', 'Member must not be empty');

/** A browser becomes known to the account that it has signed in to. */
export const confirmDevice = operation({
  name: 'ConfirmDevice',
  request: z.object({
    AccessToken: z.string(),
    DeviceKey: deviceKey,
    DeviceName: z
      .string()
      .max(1024)
      .refine((name) => !name.includes('\0'))
      .optional(),
    DeviceSecretVerifierConfig: z.object({ Salt: number, PasswordVerifier: number.refine(isUsable) }),
  }),
  async run(pool, { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig }) {
    const { user, claims } = await userOfAccessToken(pool, AccessToken);
    const { Salt: salt, PasswordVerifier: verifier } = DeviceSecretVerifierConfig;
    const device = { secret: { salt, verifier }, name: DeviceName || null };
    await pool.database.transaction(async (tx) => {
      await confirm(pool, tx, user, DeviceKey, device);
      await bindSignIn(tx, claims.origin_jti, DeviceKey);
    });
    return { UserConfirmationNecessary: false };
  },
});
