import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { expiredSessionError } from '../tokens/auth-session.ts';
import { attemptGuess, codeGuessErrors, toCustomChallengeGuessKey } from '../users/guesses.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import type { CustomChallenge } from './custom-challenge-port.ts';
import { requireParameter } from './require-parameter.ts';

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
export function requireCustomChallenge({ customChallenge: plugged }: Pool): CustomChallenge {
  if (plugged) return plugged;
  throw new IdentityError('InvalidParameterException', 'CUSTOM_AUTH is not enabled for the client.');
}

/**
 * Begins with the pool's own challenge.
 * @throws NotAuthorizedException when it is none to begin with, InvalidParameterException when the pool has none
 */
export async function startCustomChallenge(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
): Promise<AuthResponse> {
  const asked = await askRound(pool, user, given, { isAfterPassword: false, round: 0 });
  if (!asked) throw new IdentityError('NotAuthorizedException');
  return asked;
}

/** Asks the pool's own challenge of somebody who has proven the password. */
export async function askCustomChallenge(pool: Pool, user: User, given: ParameterMap): Promise<AuthResponse> {
  const asked = await askRound(pool, user, given, { isAfterPassword: true, round: 0 });
  return asked ?? continueAfterPassword(pool, user, given);
}

/** An answer to the pool's own challenge. A wrong one is a guess; the session stands for the next. */
export const customChallenge = defineChallenge({
  name,
  state: customState,
  async answer(pool, { user, state }, given) {
    if (user && user.salt !== state.salt) throw expiredSessionError();
    const plugged = requireCustomChallenge(pool);
    const id = user?.sub ?? getUnknownUser(pool, requireParameter(given, 'USERNAME')).sub;
    const answer = requireParameter(given, 'ANSWER');
    const judge = async () => ((await plugged.isRight(state.keep, answer)) ? user : null);
    const proven = await attemptGuess(pool, toCustomChallengeGuessKey(id), judge, codeGuessErrors);
    const next = await askRound(pool, proven, given, { ...state, round: state.round + 1 });
    return next ?? continueAfterPassword(pool, proven, given);
  },
});

/** Null when enough was asked. */
async function askRound(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
  { isAfterPassword, round }: Round,
): Promise<AuthResponse | null> {
  const person = user && { sub: user.sub, email: user.email, attributes: user.attributes };
  const where = { number: round, afterPassword: isAfterPassword };
  const question = await requireCustomChallenge(pool).ask(person, where);
  if (!question) return null;
  return issueChallenge(pool, name, {
    sub: user?.sub ?? null,
    state: { salt: user?.salt ?? null, isAfterPassword, round, keep: question.keep },
    show: { ...question.show, USERNAME: requireParameter(given, 'USERNAME') },
  });
}
