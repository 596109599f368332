import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import {
  createDeviceNotFoundError,
  deleteDevice,
  findConfirmedDevice,
  getDeviceVerifier,
} from '../users/devices.ts';
import { defineChallenge } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { srpState, verifySrp } from './srp-challenge.ts';

export const devicePasswordVerifierName = 'DEVICE_PASSWORD_VERIFIER';

/**
 * Verifies the proof of the device's password, which the browser generated. A wrong proof deletes the device, so that
 * no one can guess the password. The next sign-in in that browser gets a new device.
 */
export const devicePasswordVerifier = defineChallenge({
  name: devicePasswordVerifierName,
  state: srpState.extend({ passwordSalt: z.string(), deviceKey: z.string() }),
  async answer(pool, { user, state }, parameters) {
    if (user?.salt !== state.passwordSalt) throw createExpiredSessionError();
    const device = await findConfirmedDevice(pool.database, user.sub, state.deviceKey);
    if (!device) throw createDeviceNotFoundError();
    const name = { pool: device.groupKey, id: device.deviceKey };
    if (!verifySrp(name, getDeviceVerifier(pool, device), state, parameters)) {
      await deleteDevice(pool.database, user.sub, device.deviceKey);
      throw new IdentityError('NotAuthorizedException');
    }
    return completeSignIn(pool, user, device);
  },
});
