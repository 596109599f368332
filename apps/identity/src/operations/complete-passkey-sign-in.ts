import { z } from 'zod';
import { completeWithPasskey } from '../challenges/complete-with-passkey.ts';
import { passkeySignIn } from '../challenges/passkey-sessions.ts';
import { passkeyState } from '../challenges/web-authn.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { provePasskey } from '../users/prove-passkey.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** Signs in whose passkey has signed; see StartPasskeySignIn. */
export const completePasskeySignIn = operation({
  name: 'CompletePasskeySignIn',
  request: z.object({ ClientId: z.string(), Session: z.string(), CREDENTIAL: z.string().max(65_536) }),
  async run(pool, { ClientId, Session, CREDENTIAL }) {
    requireClient(pool, ClientId);
    return withAuthSession(pool, { challenge: passkeySignIn, secret: Session }, async (kept) => {
      const { challenge } = passkeyState.parse(kept);
      return completeWithPasskey(pool, await provePasskey(pool, CREDENTIAL, challenge));
    });
  },
});
