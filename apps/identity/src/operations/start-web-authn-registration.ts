import { z } from 'zod';
import { passkeyRegistrationSessionName } from '../challenges/passkey-sessions.ts';
import { defineOperation } from '../protocol/operation.ts';
import { requireRecentlyAuthenticatedUser } from '../reauthentication/recent-authentication.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import { createPasskeyRegistrationOptions } from '../users/passkey-registration.ts';

/** Begins the creation of a passkey for the signed-in user. */
export const startWebAuthnRegistration = defineOperation({
  name: 'StartWebAuthnRegistration',
  request: z.object({ AccessToken: z.string() }),
  async run(pool, { AccessToken }) {
    const { user } = await requireRecentlyAuthenticatedUser(pool, AccessToken);
    // The session's secret is also the challenge. The protocol has no `Session` here, and the challenge is the only
    // value that comes back with the passkey.
    const challenge = await createAuthSession(pool, passkeyRegistrationSessionName, user.sub, {});
    return { CredentialCreationOptions: await createPasskeyRegistrationOptions(pool, user, challenge) };
  },
});
