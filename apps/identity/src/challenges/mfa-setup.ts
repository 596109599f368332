import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { lockedUser } from '../users/locked-user.ts';
import { factorsToSetUp, turnOnFirst } from '../users/second-factors.ts';
import { keepKey } from '../users/software-token.ts';
import { normalisedEmail, type User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { askForCodeByMail } from './second-code-by-mail.ts';

export const mfaSetupName = 'MFA_SETUP';

/** What is kept while somebody sets up a second factor; nothing is written before it is proven. */
export const setupState = z.object({
  provenSalt: z.string(),
  /** An app's key that AssociateSoftwareToken has handed out. */
  key: z.string().optional(),
  /** The code that has proven it at VerifySoftwareToken. */
  proof: z.object({ step: z.number(), name: z.string().nullable() }).optional(),
});

/** Asks somebody who has no second factor, where the pool demands one, to set one up. */
export async function askForSetup(
  pool: Pool,
  { sub, salt }: User,
  { USERNAME = sub }: Parameters,
): Promise<AuthAnswer> {
  const show = { USERNAME, MFAS_CAN_SETUP: JSON.stringify(factorsToSetUp) };
  return ask(pool, mfaSetupName, { sub, state: { provenSalt: salt }, show });
}

/**
 * A second factor set up: an app that VerifySoftwareToken has proven signs in; the account's address, in `EMAIL`, is mailed
 * a code. The client does not look for its device here.
 */
export const mfaSetup = challenge({
  name: mfaSetupName,
  state: setupState,
  async answer(pool, { user, state: { provenSalt, key, proof } }, given) {
    if (user?.salt !== provenSalt || user.secondFactors.length > 0) throw expiredSession();
    if (given.EMAIL) {
      if (normalisedEmail(given.EMAIL) === user.email) return askForCodeByMail(pool, user, given, true);
      throw new IdentityError('InvalidParameterException', 'The address has to be the one of the account.');
    }
    if (!key || !proof) {
      throw new IdentityError('InvalidParameterException', 'No second factor has been set up.');
    }
    await pool.database.transaction(async (tx) => {
      // Its owner was quicker, maybe: then the password alone must not put another app in the place of theirs.
      const locked = await lockedUser(tx, user.sub);
      if (locked.secondFactors.length > 0) throw expiredSession();
      await keepKey(pool, tx, user.sub, { key, ...proof });
      await turnOnFirst(pool, tx, locked, 'SOFTWARE_TOKEN_MFA');
    });
    return completeSignIn(pool, user);
  },
});
