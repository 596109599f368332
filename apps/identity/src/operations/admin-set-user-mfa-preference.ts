import { namedUser, withNamedUser } from '../users/named-user.ts';
import { preferFactors, wirePreference } from '../users/second-factors.ts';
import { operation } from '../wire/operation.ts';

/** Turns somebody's second factors on and off, such as those of a telephone that was lost. */
export const adminSetUserMfaPreference = operation({
  name: 'AdminSetUserMFAPreference',
  signed: true,
  request: namedUser.extend(wirePreference.shape),
  run: (pool, { UserPoolId, Username, ...asked }) =>
    withNamedUser(pool, { UserPoolId, Username }, async (tx, user) => {
      await preferFactors(pool, tx, user, asked);
      return {};
    }),
});
