import { defineOperation } from '../protocol/operation.ts';
import { adminUserRequest, withRequestedUser } from '../users/admin-user-request.ts';
import { mfaPreferenceSchema, setFactorPreferences } from '../users/second-factors.ts';

/** Turns somebody's second factors on and off, such as those of a telephone that was lost. */
export const adminSetUserMfaPreference = defineOperation({
  name: 'AdminSetUserMFAPreference',
  signed: true,
  request: adminUserRequest.extend(mfaPreferenceSchema.shape),
  run: (pool, { UserPoolId, Username, ...asked }) =>
    withRequestedUser(pool, { UserPoolId, Username }, async (tx, user) => {
      await setFactorPreferences(pool, tx, user, asked);
      return {};
    }),
});
