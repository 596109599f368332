import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import type { User } from '../users/users.ts';
import { askForChosenSecondFactor } from './ask-for-chosen-second-factor.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { requireParameter } from './require-parameter.ts';

const name = 'SELECT_MFA_TYPE';

/** Asks the user to choose among several second factors, none of which is preferred. */
export async function askForMfaType(
  pool: Pool,
  { sub, salt, secondFactors }: User,
  { USERNAME = sub }: ParameterMap,
): Promise<AuthResponse> {
  const show = { USERNAME, MFAS_CAN_CHOOSE: JSON.stringify(secondFactors) };
  return issueChallenge(pool, name, { sub, state: { passwordSalt: salt, among: secondFactors }, show });
}

/** Handles the response that names the chosen second factor, and asks for that factor. */
export const selectMfaType = defineChallenge({
  name,
  state: z.object({
    passwordSalt: z.string(),
    /**
     * Second factors that were offered: those of the account, except the one that uses the same channel as a code that
     * the user has already entered.
     */
    among: z.array(z.string()),
  }),
  async answer(pool, { user, state }, parameters) {
    if (user?.salt !== state.passwordSalt) throw createExpiredSessionError();
    const answer = requireParameter(parameters, 'ANSWER');
    const chosen = user.secondFactors.find((factor) => factor === answer && state.among.includes(factor));
    if (!chosen) throw new IdentityError('InvalidParameterException', `${answer} is not turned on.`);
    return askForChosenSecondFactor(pool, chosen, user, parameters);
  },
});
