import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { attemptGuess, codeGuessErrors, toCustomChallengeGuessKey } from '../users/guess-throttling.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import type { CustomChallenge } from './custom-challenge-port.ts';
import { requireParameter } from './require-parameter.ts';

const name = 'CUSTOM_CHALLENGE';

const customState = z.object({
  /**
   * Salt of the password when the challenge was issued, because a password change ends the sign-in. Null for an unknown
   * username.
   */
  salt: z.string().nullable(),
  isAfterPassword: z.boolean(),
  round: z.number(),
  keep: z.record(z.string(), z.string()),
});
type Round = Pick<z.output<typeof customState>, 'isAfterPassword' | 'round'>;

/** Returns the configured challenge. @throws InvalidParameterException when there is none */
export function requireCustomChallenge({ customChallenge: port }: Pool): CustomChallenge {
  if (port) return port;
  throw new IdentityError('InvalidParameterException', 'CUSTOM_AUTH is not enabled for the client.');
}

/**
 * Begins a sign-in with the custom challenge.
 * @throws NotAuthorizedException when it can't replace the password, InvalidParameterException when the user pool has
 * none
 */
export async function startCustomChallenge(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  const response = await issueRound(pool, user, parameters, { isAfterPassword: false, round: 0 });
  if (!response) throw new IdentityError('NotAuthorizedException');
  return response;
}

/** Issues the custom challenge after the password, or continues the sign-in when the challenge has no question. */
export async function issueCustomChallenge(
  pool: Pool,
  user: User,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  const response = await issueRound(pool, user, parameters, { isAfterPassword: true, round: 0 });
  return response ?? continueAfterPassword(pool, user, parameters);
}

/**
 * Handles the response to the custom challenge. A wrong one counts as a guess; the session stays valid for another
 * attempt.
 */
export const customChallenge = defineChallenge({
  name,
  state: customState,
  async answer(pool, { user, state }, parameters) {
    if (user && user.salt !== state.salt) throw createExpiredSessionError();
    const port = requireCustomChallenge(pool);
    const id = user?.sub ?? getUnknownUser(pool, requireParameter(parameters, 'USERNAME')).sub;
    const answer = requireParameter(parameters, 'ANSWER');
    const checkAnswer = async () => ((await port.isCorrect(state.keep, answer)) ? user : null);
    const verifiedUser = await attemptGuess(
      pool,
      toCustomChallengeGuessKey(id),
      checkAnswer,
      codeGuessErrors,
    );
    const next = await issueRound(pool, verifiedUser, parameters, { ...state, round: state.round + 1 });
    return next ?? continueAfterPassword(pool, verifiedUser, parameters);
  },
});

/** Asks the question of a round. Returns null when no more rounds are needed. */
async function issueRound(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  { isAfterPassword, round }: Round,
): Promise<AuthResponse | null> {
  const person = user && { sub: user.sub, email: user.email, attributes: user.attributes };
  const roundInfo = { number: round, afterPassword: isAfterPassword };
  const question = await requireCustomChallenge(pool).getQuestion(person, roundInfo);
  if (!question) return null;
  return issueChallenge(pool, name, {
    sub: user?.sub ?? null,
    state: { salt: user?.salt ?? null, isAfterPassword, round, keep: question.state },
    show: { ...question.show, USERNAME: requireParameter(parameters, 'USERNAME') },
  });
}
