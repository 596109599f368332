import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { expiredSessionError } from '../tokens/auth-session.ts';
import { lockUser } from '../users/lock-user.ts';
import { enableFirstFactor, factorsAvailableAtSetup } from '../users/second-factors.ts';
import { saveAuthenticatorKey } from '../users/software-token.ts';
import { normalizeEmail, type User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { askForSecondFactorEmailCode } from './second-factor-email-code.ts';

export const mfaSetupName = 'MFA_SETUP';

/** What is kept while somebody sets up a second factor; nothing is written before it is proven. */
export const mfaSetupState = z.object({
  provenSalt: z.string(),
  /** An app's key that AssociateSoftwareToken has handed out. */
  key: z.string().optional(),
  /** The code that has proven it at VerifySoftwareToken. */
  proof: z.object({ step: z.number(), name: z.string().nullable() }).optional(),
});

/** Asks somebody who has no second factor, where the pool demands one, to set one up. */
export async function askForMfaSetup(
  pool: Pool,
  { sub, salt }: User,
  { USERNAME = sub }: ParameterMap,
): Promise<AuthResponse> {
  const show = { USERNAME, MFAS_CAN_SETUP: JSON.stringify(factorsAvailableAtSetup) };
  return issueChallenge(pool, mfaSetupName, { sub, state: { provenSalt: salt }, show });
}

/**
 * A second factor set up: an app that VerifySoftwareToken has proven signs in; the account's address, in `EMAIL`, is mailed
 * a code. The client does not look for its device here.
 */
export const mfaSetup = defineChallenge({
  name: mfaSetupName,
  state: mfaSetupState,
  async answer(pool, { user, state: { provenSalt, key, proof } }, given) {
    if (user?.salt !== provenSalt || user.secondFactors.length > 0) throw expiredSessionError();
    if (given.EMAIL) {
      if (normalizeEmail(given.EMAIL) === user.email)
        return askForSecondFactorEmailCode(pool, user, given, true);
      throw new IdentityError('InvalidParameterException', 'The address has to be the one of the account.');
    }
    if (!key || !proof) {
      throw new IdentityError('InvalidParameterException', 'No second factor has been set up.');
    }
    await pool.database.transaction(async (tx) => {
      // Its owner was quicker, maybe: then the password alone must not put another app in the place of theirs.
      const locked = await lockUser(tx, user.sub);
      if (locked.secondFactors.length > 0) throw expiredSessionError();
      await saveAuthenticatorKey(pool, tx, user.sub, { key, ...proof });
      await enableFirstFactor(pool, tx, locked, 'SOFTWARE_TOKEN_MFA');
    });
    return completeSignIn(pool, user);
  },
});
