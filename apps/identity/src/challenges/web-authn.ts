import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { createPasskeyAuthenticationOptions, verifyPasskey } from '../users/passkey-authentication.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeWithPasskey } from './complete-with-passkey.ts';
import { requireParameter } from './require-parameter.ts';

export const webAuthnName = 'WEB_AUTHN';

/** State until the passkey has signed the challenge: 32 random bytes, base64url. */
export const passkeyState = z.object({ challenge: z.string() });

export const createPasskeyChallenge = (): string => randomBytes(32).toString('base64url');

/**
 * Asks for a passkey, which replaces the password. The challenge looks the same for accounts with and without a
 * passkey, and for unknown usernames.
 */
export async function askForPasskey(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  const state = { challenge: createPasskeyChallenge() };
  const CREDENTIAL_REQUEST_OPTIONS = await createPasskeyAuthenticationOptions(pool, state.challenge);
  const show = { USERNAME: requireParameter(parameters, 'USERNAME'), CREDENTIAL_REQUEST_OPTIONS };
  return issueChallenge(pool, webAuthnName, { sub: user?.sub ?? null, state, show });
}

/**
 * Verifies the response that a passkey signed. It proves possession and the device's unlock (knowledge or biometrics),
 * so no second factor follows.
 */
export const webAuthn = defineChallenge({
  name: webAuthnName,
  state: passkeyState,
  async answer(pool, { user, state }, parameters) {
    const credential = requireParameter(parameters, 'CREDENTIAL');
    const verified = await verifyPasskey(pool, credential, state.challenge, user?.sub ?? null);
    return completeWithPasskey(pool, verified);
  },
});
