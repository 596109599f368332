import { z } from 'zod';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { createDeviceNotFoundError, findConfirmedDevice, getDeviceVerifier } from '../users/devices.ts';
import { defineChallenge, issueChallenge } from './challenge.ts';
import { devicePasswordVerifierName } from './device-password-verifier.ts';
import { startSrp } from './srp-challenge.ts';

export const deviceSrpAuthName = 'DEVICE_SRP_AUTH';

/** First step of the device's SRP proof, after the account's factors. */
export const deviceSrpAuth = defineChallenge({
  name: deviceSrpAuthName,
  state: z.object({ passwordSalt: z.string(), deviceKey: z.string() }),
  async answer(pool, { user, state: saved }, parameters) {
    if (user?.salt !== saved.passwordSalt || parameters.DEVICE_KEY !== saved.deviceKey)
      throw createExpiredSessionError();
    const device = await findConfirmedDevice(pool.database, user.sub, saved.deviceKey);
    if (!device) throw createDeviceNotFoundError();
    const { state, show } = startSrp(
      { salt: device.salt, verifier: getDeviceVerifier(pool, device) },
      parameters,
    );
    return issueChallenge(pool, devicePasswordVerifierName, {
      sub: user.sub,
      state: { ...state, ...saved },
      show: { ...show, USERNAME: user.sub, DEVICE_KEY: device.deviceKey },
    });
  },
});
