import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { findAuthenticatorApp, redeemAuthenticatorCode } from '../users/software-token.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueWithDevice } from './continue-with-device.ts';
import { requireParameter } from './require-parameter.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

const name = 'SOFTWARE_TOKEN_MFA';

/** Asks for a code of the account's authenticator app, by the name that the owner gave it. */
export async function askForAuthenticatorCode(
  pool: Pool,
  { sub, salt }: User,
  { USERNAME = sub }: ParameterMap,
): Promise<AuthResponse> {
  const app = await findAuthenticatorApp(pool.database, sub);
  const show = { USERNAME, ...(app?.name ? { FRIENDLY_DEVICE_NAME: app.name } : {}) };
  return issueChallenge(pool, name, { sub, state: { passwordSalt: salt }, show });
}

/**
 * Verifies a code of the authenticator app or a recovery code as the second factor. A wrong code counts as a guess; the
 * session stays valid for another attempt.
 */
export const softwareTokenMfa = defineChallenge({
  name,
  state: z.object({ passwordSalt: z.string() }),
  async answer(pool, { user, state }, parameters) {
    if (user?.salt !== state.passwordSalt || !user.secondFactors.includes(name))
      throw createExpiredSessionError();
    const code = requireParameter(parameters, 'SOFTWARE_TOKEN_MFA_CODE');
    await verifySecondFactor(pool, user, code, () => redeemAuthenticatorCode(pool, user.sub, code));
    return continueWithDevice(pool, user, parameters);
  },
});
