import { z } from 'zod';
import { getPoolName, type Pool } from '../pool.ts';
import { getUserVerifier } from '../users/check-password.ts';
import { guessPassword } from '../users/guess-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import { askCustomChallenge } from './custom-challenge.ts';
import { requireParameter } from './require-parameter.ts';
import { srpState, startSrp, verifySrp } from './srp-challenge.ts';

const name = 'PASSWORD_VERIFIER';

const aroundPassword = z.object({
  /** How a code was proven before, where one was. */
  codeBy: z.custom<SecondFactor>((value) => typeof value === 'string').optional(),
  /** The pool's own challenge comes after it. */
  customNext: z.boolean().optional(),
});

/**
 * Begins to prove the password of an account; of one that does not exist as well.
 * @param user null when nobody has the name in `given`
 * @param around what else belongs to the sign-in
 */
export async function askForPassword(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
  around: z.output<typeof aroundPassword> = {},
): Promise<AuthResponse> {
  const unknown = getUnknownUser(pool, requireParameter(given, 'USERNAME'));
  const { sub, salt, verifier } = user ? { ...user, verifier: getUserVerifier(pool, user) } : unknown;
  const { state, show } = startSrp({ salt, verifier }, given);
  return issueChallenge(pool, name, {
    sub: user?.sub ?? null,
    state: { ...state, id: sub, unknownVerifier: unknown.verifier, ...around },
    show: { ...show, USERNAME: sub, USER_ID_FOR_SRP: sub },
  });
}

/** The account's password, proven without being sent. */
export const passwordVerifier = defineChallenge({
  name,
  state: srpState.extend({ id: z.string(), unknownVerifier: z.string(), ...aroundPassword.shape }),
  async answer(pool, { user, state }, given) {
    const verifier = user ? getUserVerifier(pool, user) : state.unknownVerifier;
    const srpName = { pool: getPoolName(pool.settings), id: state.id };
    const proven = await guessPassword(pool, state.id, given, async () =>
      verifySrp(srpName, verifier, state, given) ? user : null,
    );
    if (state.customNext) return askCustomChallenge(pool, proven, given);
    return continueAfterPassword(pool, proven, given, state.codeBy);
  },
});
