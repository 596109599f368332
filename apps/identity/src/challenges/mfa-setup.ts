import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { lockUser } from '../users/lock-user.ts';
import { enableInitialSecondFactor, factorsAvailableAtSetup } from '../users/second-factors.ts';
import { saveAuthenticatorKey } from '../users/software-token.ts';
import { normalizeEmail, type User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { askForSecondFactorEmailCode } from './second-factor-email-code.ts';

export const mfaSetupName = 'MFA_SETUP';

/**
 * State while the user sets up a second factor. The account changes only once the user has entered a code of that
 * factor.
 */
export const mfaSetupState = z.object({
  passwordSalt: z.string(),
  /** Key of the authenticator app, issued by AssociateSoftwareToken. */
  key: z.string().optional(),
  /** Proof of the authenticator app's key, from VerifySoftwareToken. */
  proof: z.object({ step: z.number(), name: z.string().nullable() }).optional(),
});

/** Asks the user to set up a second factor, where the user pool requires one and the account has none. */
export async function askForMfaSetup(
  pool: Pool,
  { sub, salt }: User,
  { USERNAME = sub }: ParameterMap,
): Promise<AuthResponse> {
  const show = { USERNAME, MFAS_CAN_SETUP: JSON.stringify(factorsAvailableAtSetup) };
  return issueChallenge(pool, mfaSetupName, { sub, state: { passwordSalt: salt }, show });
}

/**
 * Completes the setup. When VerifySoftwareToken has verified an authenticator app, enables it and signs the user in
 * without asking a known device for its proof. For `EMAIL`, emails a code to the account's email address and asks for
 * it.
 */
export const mfaSetup = defineChallenge({
  name: mfaSetupName,
  state: mfaSetupState,
  async answer(pool, { user, state: { passwordSalt, key, proof } }, parameters) {
    if (user?.salt !== passwordSalt || user.secondFactors.length > 0) throw createExpiredSessionError();
    if (parameters.EMAIL) {
      if (normalizeEmail(parameters.EMAIL) === user.email)
        return askForSecondFactorEmailCode(pool, user, parameters, true);
      throw new IdentityError('InvalidParameterException', 'Enter the email address of your account.');
    }
    if (!key || !proof) {
      throw new IdentityError('InvalidParameterException', 'No verification method has been set up.');
    }
    await pool.database.transaction(async (tx) => {
      // The owner may have set up a second factor concurrently. The password alone must not replace it.
      const locked = await lockUser(tx, user.sub);
      if (locked.secondFactors.length > 0) throw createExpiredSessionError();
      await saveAuthenticatorKey(pool, tx, user.sub, { key, ...proof });
      await enableInitialSecondFactor(pool, tx, locked, 'SOFTWARE_TOKEN_MFA');
    });
    return completeSignIn(pool, user);
  },
});
