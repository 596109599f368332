import { z } from 'zod';
import { passkeySignIn } from '../challenges/passkey-sessions.ts';
import { newPasskeyChallenge } from '../challenges/web-authn.ts';
import { openAuthSession } from '../tokens/auth-session.ts';
import { passkeyToAsk } from '../users/prove-passkey.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** A browser waits with it in the background of a form, while people read or type. */
const waitMinutes = 15;

/**
 * Begins a sign-in of whoever chooses one of their passkeys: nobody is named. An operation of ours, since Cognito's flows want
 * a username before they ask for anything; it is what a browser needs to offer passkeys in the field for the address.
 */
export const startPasskeySignIn = operation({
  name: 'StartPasskeySignIn',
  request: z.object({ ClientId: z.string() }),
  async run(pool, { ClientId }) {
    requireClient(pool, ClientId);
    const state = { challenge: newPasskeyChallenge() };
    const Session = await openAuthSession(pool, passkeySignIn, null, state, waitMinutes);
    return { Session, CREDENTIAL_REQUEST_OPTIONS: await passkeyToAsk(pool, state.challenge) };
  },
});
