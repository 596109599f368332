import { z } from 'zod';
import { completeWithPasskey } from '../challenges/complete-with-passkey.ts';
import { passkeySignInSessionName } from '../challenges/passkey-sessions.ts';
import { passkeyState } from '../challenges/web-authn.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { verifyPasskey } from '../users/passkey-authentication.ts';

/** Signs in the owner of the passkey that signed the challenge of StartPasskeySignIn. */
export const completePasskeySignIn = defineOperation({
  name: 'CompletePasskeySignIn',
  request: z.object({ ClientId: z.string(), Session: z.string(), CREDENTIAL: z.string().max(65_536) }),
  async run(pool, { ClientId, Session, CREDENTIAL }) {
    requireClient(pool, ClientId);
    return withAuthSession(pool, { challenge: passkeySignInSessionName, secret: Session }, async (saved) => {
      const { challenge } = passkeyState.parse(saved);
      return completeWithPasskey(pool, await verifyPasskey(pool, CREDENTIAL, challenge));
    });
  },
});
