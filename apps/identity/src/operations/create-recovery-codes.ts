import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { rateLimitNewRecoveryCodes } from '../users/rate-limits.ts';
import { generateRecoveryCodes } from '../users/recovery-codes.ts';

/**
 * Makes codes that are taken in place of a second factor, each once. They are answered this one time, and the earlier ones
 * are void. Ours: Cognito has none.
 */
export const createRecoveryCodes = defineOperation({
  name: 'CreateRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    if (pool.settings.mfa === 'off') {
      throw new IdentityError('InvalidParameterException', 'The pool has no second factors turned on.');
    }
    await rateLimitNewRecoveryCodes(pool, user.sub);
    return { RecoveryCodes: await generateRecoveryCodes(pool, user.sub) };
  },
});
