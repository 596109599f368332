import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { customAnswerOf, guess, ofCodes } from '../users/guesses.ts';
import { unknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { afterPassword } from './after-password.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import type { CustomChallenge } from './custom-challenge-port.ts';
import { parameter } from './parameter.ts';

const name = 'CUSTOM_CHALLENGE';

const customState = z.object({
  /** Of the password that the account had: another one ends the sign-in. Null when nobody has the name. */
  salt: z.string().nullable(),
  isAfterPassword: z.boolean(),
  round: z.number(),
  keep: z.record(z.string(), z.string()),
});
type Round = Pick<z.output<typeof customState>, 'isAfterPassword' | 'round'>;

/** The challenge that was plugged in. @throws InvalidParameterException when none was */
export function customChallengeOf({ customChallenge: plugged }: Pool): CustomChallenge {
  if (plugged) return plugged;
  throw new IdentityError('InvalidParameterException', 'CUSTOM_AUTH is not enabled for the client.');
}

/**
 * Begins with the pool's own challenge.
 * @throws NotAuthorizedException when it is none to begin with, InvalidParameterException when the pool has none
 */
export async function beginCustomly(pool: Pool, user: User | null, given: Parameters): Promise<AuthAnswer> {
  const asked = await askRound(pool, user, given, { isAfterPassword: false, round: 0 });
  if (!asked) throw new IdentityError('NotAuthorizedException');
  return asked;
}

/** Asks the pool's own challenge of somebody who has proven the password. */
export async function askCustomly(pool: Pool, user: User, given: Parameters): Promise<AuthAnswer> {
  const asked = await askRound(pool, user, given, { isAfterPassword: true, round: 0 });
  return asked ?? afterPassword(pool, user, given);
}

/** An answer to the pool's own challenge. A wrong one is a guess; the session stands for the next. */
export const customChallenge = challenge({
  name,
  state: customState,
  async answer(pool, { user, state }, given) {
    if (user && user.salt !== state.salt) throw expiredSession();
    const plugged = customChallengeOf(pool);
    const id = user?.sub ?? unknownUser(pool, parameter(given, 'USERNAME')).sub;
    const answer = parameter(given, 'ANSWER');
    const judge = async () => ((await plugged.isRight(state.keep, answer)) ? user : null);
    const proven = await guess(pool, customAnswerOf(id), judge, ofCodes);
    const next = await askRound(pool, proven, given, { ...state, round: state.round + 1 });
    return next ?? afterPassword(pool, proven, given);
  },
});

/** Null when enough was asked. */
async function askRound(
  pool: Pool,
  user: User | null,
  given: Parameters,
  { isAfterPassword, round }: Round,
): Promise<AuthAnswer | null> {
  const person = user && { sub: user.sub, email: user.email, attributes: user.attributes };
  const where = { number: round, afterPassword: isAfterPassword };
  const question = await customChallengeOf(pool).ask(person, where);
  if (!question) return null;
  return ask(pool, name, {
    sub: user?.sub ?? null,
    state: { salt: user?.salt ?? null, isAfterPassword, round, keep: question.keep },
    show: { ...question.show, USERNAME: parameter(given, 'USERNAME') },
  });
}
