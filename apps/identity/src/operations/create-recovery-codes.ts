import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { rateLimitNewRecoveryCodes } from '../users/rate-limits.ts';
import { generateRecoveryCodes } from '../users/recovery-codes.ts';

/**
 * Creates recovery codes, each of which replaces a second factor once. Only this response contains them; earlier codes
 * become invalid. An extension of Cognito's protocol.
 */
export const createRecoveryCodes = defineOperation({
  name: 'CreateRecoveryCodes',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    if (pool.settings.mfa === 'off') {
      throw new IdentityError(
        'InvalidParameterException',
        'Two-step verification is turned off for this user pool.',
      );
    }
    await rateLimitNewRecoveryCodes(pool, user.sub);
    return { RecoveryCodes: await generateRecoveryCodes(pool, user.sub) };
  },
});
