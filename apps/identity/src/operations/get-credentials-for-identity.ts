import { z } from 'zod';
import { makeCredentials } from '../identity-pool/credentials.ts';
import { identityIdOf, identityName } from '../identity-pool/identity-ids.ts';
import { logins, whoIsLoggedIn } from '../identity-pool/logins.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Credentials for an hour with which its owner signs calls, while their sign-in goes on. */
export const getCredentialsForIdentity = operation({
  name: 'GetCredentialsForIdentity',
  request: z.object({ IdentityId: identityName, Logins: logins }),
  async run(pool, { IdentityId, Logins }) {
    const { user, originJti } = await whoIsLoggedIn(pool, Logins);
    if (IdentityId !== identityIdOf(pool.settings, user.sub)) {
      throw new IdentityError(
        'NotAuthorizedException',
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    }
    return { IdentityId, Credentials: makeCredentials(pool, { sub: user.sub, originJti }) };
  },
});
