import { z } from 'zod';
import { passkeySignInSessionName } from '../challenges/passkey-sessions.ts';
import { createPasskeyChallenge } from '../challenges/web-authn.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import { createPasskeyAuthenticationOptions } from '../users/passkey-authentication.ts';

/** Minutes for which the request is valid. A browser keeps it pending behind a form while the user reads or types. */
const requestMinutes = 15;

/**
 * Begins a sign-in without a username: the user chooses one of their passkeys. Browsers need it to offer passkeys in
 * the email field.
 * An extension: Cognito's flows require a username first.
 */
export const startPasskeySignIn = defineOperation({
  name: 'StartPasskeySignIn',
  request: z.object({ ClientId: z.string() }),
  async run(pool, { ClientId }) {
    requireClient(pool, ClientId);
    const state = { challenge: createPasskeyChallenge() };
    const Session = await createAuthSession(pool, passkeySignInSessionName, null, state, requestMinutes);
    return {
      Session,
      CREDENTIAL_REQUEST_OPTIONS: await createPasskeyAuthenticationOptions(pool, state.challenge),
    };
  },
});
