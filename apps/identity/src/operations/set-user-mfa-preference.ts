import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { lockUser } from '../users/lock-user.ts';
import { mfaPreferenceSchema, setFactorPreferences } from '../users/second-factors.ts';

/**
 * Enables and disables the user's second factors. Where the user pool requires one, only an administrator can disable
 * the last.
 */
export const setUserMfaPreference = defineOperation({
  name: 'SetUserMFAPreference',
  request: mfaPreferenceSchema.extend({ AccessToken: z.string() }),
  async run(pool, { AccessToken, ...preferences }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    await pool.database.transaction(async (tx) => {
      const enabledFactors = await setFactorPreferences(pool, tx, await lockUser(tx, user.sub), preferences);
      if (pool.settings.mfa === 'required' && enabledFactors.length === 0) {
        throw new IdentityError(
          'InvalidParameterException',
          'Two-step verification is required. Keep at least one method on.',
        );
      }
    });
    return {};
  },
});
