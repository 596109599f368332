import { z } from 'zod';
import { type Pool, poolName } from '../pool.ts';
import { verifierOfUser } from '../users/check-password.ts';
import { guessPassword } from '../users/guess-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { unknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { afterPassword } from './after-password.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { askCustomly } from './custom-challenge.ts';
import { parameter } from './parameter.ts';
import { beginSrp, endSrp, srpState } from './srp-challenge.ts';

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
  given: Parameters,
  around: z.output<typeof aroundPassword> = {},
): Promise<AuthAnswer> {
  const unknown = unknownUser(pool, parameter(given, 'USERNAME'));
  const { sub, salt, verifier } = user ? { ...user, verifier: verifierOfUser(pool, user) } : unknown;
  const { state, show } = beginSrp({ salt, verifier }, given);
  return ask(pool, name, {
    sub: user?.sub ?? null,
    state: { ...state, id: sub, unknownVerifier: unknown.verifier, ...around },
    show: { ...show, USERNAME: sub, USER_ID_FOR_SRP: sub },
  });
}

/** The account's password, proven without being sent. */
export const passwordVerifier = challenge({
  name,
  state: srpState.extend({ id: z.string(), unknownVerifier: z.string(), ...aroundPassword.shape }),
  async answer(pool, { user, state }, given) {
    const verifier = user ? verifierOfUser(pool, user) : state.unknownVerifier;
    const srpName = { pool: poolName(pool.settings), id: state.id };
    const proven = await guessPassword(pool, state.id, given, async () =>
      endSrp(srpName, verifier, state, given) ? user : null,
    );
    if (state.customNext) return askCustomly(pool, proven, given);
    return afterPassword(pool, proven, given, state.codeBy);
  },
});
