import { z } from 'zod';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { lockedUser } from '../users/locked-user.ts';
import { preferFactors, wirePreference } from '../users/second-factors.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Turns the person's second factors on and off. Where the pool demands one, the last is turned off by others only. */
export const setUserMfaPreference = operation({
  name: 'SetUserMFAPreference',
  request: wirePreference.extend({ AccessToken: z.string() }),
  async run(pool, { AccessToken, ...asked }) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const left = await preferFactors(pool, tx, await lockedUser(tx, user.sub), asked);
      if (pool.settings.mfa === 'required' && left.length === 0) {
        throw new IdentityError('InvalidParameterException', 'The last second factor has to stay on.');
      }
    });
    return {};
  },
});
