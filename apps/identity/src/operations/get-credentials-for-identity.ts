import { z } from 'zod';
import { issueCredentials } from '../identity-pool/credentials.ts';
import { getIdentityId, identityIdSchema } from '../identity-pool/identity-ids.ts';
import { getLoggedInUser, loginsSchema } from '../identity-pool/logins.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';

/** Returns credentials for signed calls, valid for an hour, or until the sign-in ends if that is earlier. */
export const getCredentialsForIdentity = defineOperation({
  name: 'GetCredentialsForIdentity',
  request: z.object({ IdentityId: identityIdSchema, Logins: loginsSchema }),
  async run(pool, { IdentityId, Logins }) {
    const { user, originJti } = await getLoggedInUser(pool, Logins);
    if (IdentityId !== getIdentityId(pool.settings, user.sub)) {
      throw new IdentityError(
        'NotAuthorizedException',
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    }
    return { IdentityId, Credentials: issueCredentials(pool, { sub: user.sub, originJti }) };
  },
});
