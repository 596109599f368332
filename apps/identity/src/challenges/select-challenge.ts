import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../protocol/operation.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { selectChallengeName } from './ask-for-password-after-code.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { askForFirstFactor, listOfferedFirstFactors } from './first-factors.ts';
import { askForPassword } from './password-verifier.ts';
import { requireParameter } from './require-parameter.ts';
import { verifySentPassword } from './verify-sent-password.ts';

/**
 * Begins a sign-in with the first factor named in `PREFERRED_CHALLENGE`. If the parameter is missing or the factor
 * isn't offered, the client has to choose.
 * @param user null when no account has the username in `parameters`
 */
export async function startFirstFactor(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  caller: Caller,
): Promise<AuthResponse> {
  const names = await listOfferedFirstFactors(pool, user, requireParameter(parameters, 'USERNAME'));
  const preferred = names.find((name) => name === parameters.PREFERRED_CHALLENGE);
  if (preferred) return askForFirstFactor(pool, preferred, { user, parameters, caller });
  const challenge = await issueChallenge(pool, selectChallengeName, {
    sub: user?.sub ?? null,
    state: {},
    show: {},
  });
  return { ...challenge, AvailableChallenges: names };
}

/**
 * Handles the response that names the chosen first factor. If that is the password, the response contains it, or an SRP
 * proof follows. For any other factor, asks for its code or passkey.
 */
export const selectChallenge = defineChallenge({
  name: selectChallengeName,
  state: z.object({
    /**
     * Channel of the code that the user has entered, if only the password is still missing; see
     * `askForPasswordAfterCode`.
     */
    codeBy: z.custom<SecondFactor>((value) => typeof value === 'string').optional(),
  }),
  async answer(pool, { user, state: { codeBy }, caller }, parameters) {
    const answer = requireParameter(parameters, 'ANSWER');
    if (codeBy && user) return continueWithPassword(pool, user, codeBy, parameters);
    const names = await listOfferedFirstFactors(pool, user, requireParameter(parameters, 'USERNAME'));
    const chosen = names.find((name) => name === answer);
    if (!chosen) throw notOfferedError(answer);
    return askForFirstFactor(pool, chosen, { user, parameters, caller });
  },
});

/** Handles the response after a code, when only the password is accepted. */
async function continueWithPassword(
  pool: Pool,
  user: User,
  codeBy: SecondFactor,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  const { ANSWER: answer = '' } = parameters;
  if (answer === 'PASSWORD') return verifySentPassword(pool, user, parameters, codeBy);
  if (answer === 'PASSWORD_SRP') return askForPassword(pool, user, parameters, { codeBy });
  throw notOfferedError(answer);
}

const notOfferedError = (answer: string): IdentityError =>
  new IdentityError('InvalidParameterException', `${answer} is not available for the user.`);
