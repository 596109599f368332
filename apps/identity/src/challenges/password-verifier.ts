import { z } from 'zod';
import { getPoolName, type Pool } from '../pool.ts';
import { attemptPassword } from '../users/attempt-password.ts';
import { getPasswordVerifier } from '../users/check-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import { issueCustomChallenge } from './custom-challenge.ts';
import { requireParameter } from './require-parameter.ts';
import { srpState, startSrp, verifySrp } from './srp-challenge.ts';

const name = 'PASSWORD_VERIFIER';

const aroundPassword = z.object({
  /** Channel of a code that the user has entered before the password, if any. */
  codeBy: z.custom<SecondFactor>((value) => typeof value === 'string').optional(),
  /** Whether the custom challenge follows the password. */
  customNext: z.boolean().optional(),
});

/**
 * Begins the SRP proof of the password. Unknown usernames get the same kind of challenge.
 * @param user null when no account has the username in `parameters`
 * @param options further state of the sign-in
 */
export async function askForPassword(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  options: z.output<typeof aroundPassword> = {},
): Promise<AuthResponse> {
  const unknown = getUnknownUser(pool, requireParameter(parameters, 'USERNAME'));
  const { sub, salt, verifier } = user ? { ...user, verifier: getPasswordVerifier(pool, user) } : unknown;
  const { state, show } = startSrp({ salt, verifier }, parameters);
  return issueChallenge(pool, name, {
    sub: user?.sub ?? null,
    state: { ...state, id: sub, unknownVerifier: unknown.verifier, ...options },
    show: { ...show, USERNAME: sub, USER_ID_FOR_SRP: sub },
  });
}

/** Verifies the SRP proof of the account's password, which the client never sends. */
export const passwordVerifier = defineChallenge({
  name,
  state: srpState.extend({ id: z.string(), unknownVerifier: z.string(), ...aroundPassword.shape }),
  async answer(pool, { user, state }, parameters) {
    const verifier = user ? getPasswordVerifier(pool, user) : state.unknownVerifier;
    const srpName = { pool: getPoolName(pool.settings), id: state.id };
    const verifiedUser = await attemptPassword(pool, state.id, parameters, async () =>
      verifySrp(srpName, verifier, state, parameters) ? user : null,
    );
    if (state.customNext) return issueCustomChallenge(pool, verifiedUser, parameters);
    return continueAfterPassword(pool, verifiedUser, parameters, state.codeBy);
  },
});
