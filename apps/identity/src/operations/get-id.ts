import { z } from 'zod';
import { identityIdOf, identityName, requireIdentityPool } from '../identity-pool/identity-ids.ts';
import { logins, whoIsLoggedIn } from '../identity-pool/logins.ts';
import { operation } from '../wire/operation.ts';

/** The identity of somebody who is signed in: the same each time, on every device. Guests have none. */
export const getId = operation({
  name: 'GetId',
  request: z.object({ IdentityPoolId: identityName, Logins: logins }),
  async run(pool, { IdentityPoolId, Logins }) {
    requireIdentityPool(pool.settings, IdentityPoolId);
    const { user } = await whoIsLoggedIn(pool, Logins);
    return { IdentityId: identityIdOf(pool.settings, user.sub) };
  },
});
