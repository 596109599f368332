import { z } from 'zod';
import { mfaSetupName, setupState } from '../challenges/mfa-setup.ts';
import type { Pool } from '../pool.ts';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { openAuthSession, withAuthSession } from '../tokens/auth-session.ts';
import { offerKey } from '../users/software-token.ts';
import { newTotpKey } from '../users/totp.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** Hands out a key for an authenticator app, to somebody who is signed in or has to set one up to be. */
export const associateSoftwareToken = operation({
  name: 'AssociateSoftwareToken',
  request: z.object({ AccessToken: z.string().optional(), Session: z.string().optional() }),
  async run(pool, { AccessToken, Session }) {
    if (pool.settings.mfa === 'off') throw new IdentityError('SoftwareTokenMFANotFoundException');
    if (AccessToken) {
      const { user } = await userWhoProvedLately(pool, AccessToken);
      return { SecretCode: await offerKey(pool, user.sub) };
    }
    if (Session) return inSetup(pool, Session);
    throw new IdentityError('InvalidParameterException', 'Missing required parameter AccessToken');
  },
});

function inSetup(pool: Pool, secret: string) {
  return withAuthSession(pool, { challenge: mfaSetupName, secret }, async (kept, sub) => {
    const { provenSalt } = setupState.parse(kept);
    const SecretCode = newTotpKey();
    const Session = await openAuthSession(pool, mfaSetupName, sub, { provenSalt, key: SecretCode });
    return { SecretCode, Session };
  });
}
