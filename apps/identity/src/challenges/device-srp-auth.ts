import { z } from 'zod';
import { expiredSession } from '../tokens/auth-session.ts';
import { findKnownDevice, noSuchDevice, verifierOfDevice } from '../users/devices.ts';
import { ask, challenge } from './challenge.ts';
import { devicePasswordVerifierName } from './device-password-verifier.ts';
import { beginSrp } from './srp-challenge.ts';

export const deviceSrpAuthName = 'DEVICE_SRP_AUTH';

/** A known device begins to prove itself, after the account's password was. */
export const deviceSrpAuth = challenge({
  name: deviceSrpAuthName,
  state: z.object({ provenSalt: z.string(), deviceKey: z.string() }),
  async answer(pool, { user, state: proven }, given) {
    if (user?.salt !== proven.provenSalt || given.DEVICE_KEY !== proven.deviceKey) throw expiredSession();
    const device = await findKnownDevice(pool.database, user.sub, proven.deviceKey);
    if (!device) throw noSuchDevice();
    const { state, show } = beginSrp({ salt: device.salt, verifier: verifierOfDevice(pool, device) }, given);
    return ask(pool, devicePasswordVerifierName, {
      sub: user.sub,
      state: { ...state, ...proven },
      show: { ...show, USERNAME: user.sub, DEVICE_KEY: device.deviceKey },
    });
  },
});
