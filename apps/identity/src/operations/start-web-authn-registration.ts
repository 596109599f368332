import { z } from 'zod';
import { passkeyRegistration } from '../challenges/passkey-sessions.ts';
import { userWhoProvedLately } from '../proofs/recent-proof.ts';
import { openAuthSession } from '../tokens/auth-session.ts';
import { passkeyToMake } from '../users/make-passkey.ts';
import { operation } from '../wire/operation.ts';

/** Begins to make a passkey for who is signed in. */
export const startWebAuthnRegistration = operation({
  name: 'StartWebAuthnRegistration',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await userWhoProvedLately(pool, AccessToken);
    // The passkey signs it, so it comes back by itself: the protocol names no session here.
    const challenge = await openAuthSession(pool, passkeyRegistration, user.sub, {});
    return { CredentialCreationOptions: await passkeyToMake(pool, user, challenge) };
  },
});
