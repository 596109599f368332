import { z } from 'zod';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { countNewRecoveryCodes } from '../users/rates.ts';
import { makeRecoveryCodes } from '../users/recovery-codes.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/**
 * Makes codes that are taken in place of a second factor, each once. They are answered this one time, and the earlier ones
 * are void. Ours: Cognito has none.
 */
export const createRecoveryCodes = operation({
  name: 'CreateRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    if (pool.settings.mfa === 'off') {
      throw new IdentityError('InvalidParameterException', 'The pool has no second factors turned on.');
    }
    await countNewRecoveryCodes(pool, user.sub);
    return { RecoveryCodes: await makeRecoveryCodes(pool, user.sub) };
  },
});
