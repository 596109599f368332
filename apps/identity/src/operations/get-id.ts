import { z } from 'zod';
import { getIdentityId, identityIdSchema, requireIdentityPool } from '../identity-pool/identity-ids.ts';
import { getLoggedInUser, loginsSchema } from '../identity-pool/logins.ts';
import { defineOperation } from '../protocol/operation.ts';

/** Returns the identity of the signed-in user, which is the same on every device. Guests have no identity. */
export const getId = defineOperation({
  name: 'GetId',
  request: z.object({ IdentityPoolId: identityIdSchema, Logins: loginsSchema }),
  async run(pool, { IdentityPoolId, Logins }) {
    requireIdentityPool(pool.settings, IdentityPoolId);
    const { user } = await getLoggedInUser(pool, Logins);
    return { IdentityId: getIdentityId(pool.settings, user.sub) };
  },
});
