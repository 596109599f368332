import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequestSchema, withRequestedUser } from '../users/admin-user-request.ts';
import { mfaPreferenceSchema, setFactorPreferences } from '../users/second-factors.ts';

/** Enables and disables an account's second factors, for example those of a lost phone. */
export const adminSetUserMfaPreference = defineOperation({
  name: 'AdminSetUserMFAPreference',
  signed: true,
  request: adminUserRequestSchema.extend(mfaPreferenceSchema.shape),
  run: (pool, { UserPoolId, Username, ...preferences }) =>
    withRequestedUser(pool, { UserPoolId, Username }, async (tx, user) => {
      await setFactorPreferences(pool, tx, user, preferences);
      return {};
    }),
});
