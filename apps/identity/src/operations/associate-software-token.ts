import { z } from 'zod';
import { mfaSetupName, mfaSetupState } from '../challenges/mfa-setup.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { createAuthSession, withAuthSession } from '../tokens/auth-session.ts';
import { issueAuthenticatorKey } from '../users/software-token.ts';
import { createTotpKey } from '../users/totp.ts';

/** Issues a key for an authenticator app, to a signed-in user or during the setup at sign-in. */
export const associateSoftwareToken = defineOperation({
  name: 'AssociateSoftwareToken',
  request: z.object({ AccessToken: z.string().optional(), Session: z.string().optional() }),
  async run(pool, { AccessToken, Session }) {
    if (pool.settings.mfa === 'off') throw new IdentityError('SoftwareTokenMFANotFoundException');
    if (AccessToken) {
      const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
      return { SecretCode: await issueAuthenticatorKey(pool, user.sub) };
    }
    if (Session) return associateDuringSignIn(pool, Session);
    throw new IdentityError('InvalidParameterException', 'Missing required parameter AccessToken');
  },
});

function associateDuringSignIn(pool: Pool, secret: string) {
  return withAuthSession(pool, { challenge: mfaSetupName, secret }, async (saved, sub) => {
    const { passwordSalt } = mfaSetupState.parse(saved);
    const SecretCode = createTotpKey();
    const Session = await createAuthSession(pool, mfaSetupName, sub, { passwordSalt, key: SecretCode });
    return { SecretCode, Session };
  });
}
