import { z } from 'zod';
import { expiredSession } from '../tokens/auth-session.ts';
import { findKnownDevice, forgetDevice, noSuchDevice, verifierOfDevice } from '../users/devices.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { challenge } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { endSrp, srpState } from './srp-challenge.ts';

export const devicePasswordVerifierName = 'DEVICE_PASSWORD_VERIFIER';

/**
 * The password that a browser has made for itself. One that does not know it any more is forgotten, so that the next
 * sign-in from there makes a new device, and nobody can guess.
 */
export const devicePasswordVerifier = challenge({
  name: devicePasswordVerifierName,
  state: srpState.extend({ provenSalt: z.string(), deviceKey: z.string() }),
  async answer(pool, { user, state }, given) {
    if (user?.salt !== state.provenSalt) throw expiredSession();
    const device = await findKnownDevice(pool.database, user.sub, state.deviceKey);
    if (!device) throw noSuchDevice();
    const name = { pool: device.groupKey, id: device.deviceKey };
    if (!endSrp(name, verifierOfDevice(pool, device), state, given)) {
      await forgetDevice(pool.database, user.sub, device.deviceKey);
      throw new IdentityError('NotAuthorizedException');
    }
    return completeSignIn(pool, user, device);
  },
});
