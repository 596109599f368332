import { z } from 'zod';
import { type Pool, poolName } from '../pool.ts';
import { verifierOfUser } from '../users/check-password.ts';
import { guess, passwordOf } from '../users/guesses.ts';
import { unknownUser } from '../users/unknown-user.ts';
import { findUser } from '../users/users.ts';
import { afterPassword } from './after-password.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { parameter } from './parameter.ts';
import { beginSrp, endSrp, srpState } from './srp-challenge.ts';

const name = 'PASSWORD_VERIFIER';

/** Begins to prove the password of an account; of one that does not exist as well. */
export async function askForPassword(pool: Pool, given: Parameters): Promise<AuthAnswer> {
  const username = parameter(given, 'USERNAME');
  const user = await findUser(pool.database, username);
  const unknown = unknownUser(pool, username);
  const { sub, salt, verifier } = user ? { ...user, verifier: verifierOfUser(pool, user) } : unknown;
  const { state, show } = beginSrp({ salt, verifier }, given);
  return ask(pool, name, {
    sub: user?.sub ?? null,
    state: { ...state, id: sub, unknownVerifier: unknown.verifier },
    show: { ...show, USERNAME: sub, USER_ID_FOR_SRP: sub },
  });
}

/** The account's password, proven without being sent. */
export const passwordVerifier = challenge({
  name,
  state: srpState.extend({ id: z.string(), unknownVerifier: z.string() }),
  async answer(pool, { user, state }, given) {
    const verifier = user ? verifierOfUser(pool, user) : state.unknownVerifier;
    const srpName = { pool: poolName(pool.settings), id: state.id };
    const proven = await guess(pool, passwordOf(state.id), async () =>
      endSrp(srpName, verifier, state, given) ? user : null,
    );
    return afterPassword(pool, proven, given);
  },
});
