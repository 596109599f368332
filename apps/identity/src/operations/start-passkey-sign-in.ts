import { z } from 'zod';
import { passkeySignInSession } from '../challenges/passkey-sessions.ts';
import { createPasskeyChallenge } from '../challenges/web-authn.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import { createPasskeyAuthenticationOptions } from '../users/passkey-authentication.ts';

/** A browser waits with it in the background of a form, while people read or type. */
const waitMinutes = 15;

/**
 * Begins a sign-in of whoever chooses one of their passkeys: nobody is named. An operation of ours, since Cognito's flows want
 * a username before they ask for anything; it is what a browser needs to offer passkeys in the field for the address.
 */
export const startPasskeySignIn = defineOperation({
  name: 'StartPasskeySignIn',
  request: z.object({ ClientId: z.string() }),
  async run(pool, { ClientId }) {
    requireClient(pool, ClientId);
    const state = { challenge: createPasskeyChallenge() };
    const Session = await createAuthSession(pool, passkeySignInSession, null, state, waitMinutes);
    return {
      Session,
      CREDENTIAL_REQUEST_OPTIONS: await createPasskeyAuthenticationOptions(pool, state.challenge),
    };
  },
});
