import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { askForFactor } from './ask-for-factor.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { parameter } from './parameter.ts';

const name = 'SELECT_MFA_TYPE';

/** Asks which second factor it shall be, of several without a preferred one. */
export async function askWhichFactor(
  pool: Pool,
  { sub, salt, secondFactors }: User,
  { USERNAME = sub }: Parameters,
): Promise<AuthAnswer> {
  const show = { USERNAME, MFAS_CAN_CHOOSE: JSON.stringify(secondFactors) };
  return ask(pool, name, { sub, state: { provenSalt: salt, among: secondFactors }, show });
}

/** The second factor of choice: it is asked for next. */
export const selectMfaType = challenge({
  name,
  state: z.object({
    provenSalt: z.string(),
    /** Those that were offered: not the way by which a code was proven already. */
    among: z.array(z.string()),
  }),
  async answer(pool, { user, state }, given) {
    if (user?.salt !== state.provenSalt) throw expiredSession();
    const answer = parameter(given, 'ANSWER');
    const chosen = user.secondFactors.find((one) => one === answer && state.among.includes(one));
    if (!chosen) throw new IdentityError('InvalidParameterException', `${answer} is not turned on.`);
    return askForFactor(pool, chosen, user, given);
  },
});
