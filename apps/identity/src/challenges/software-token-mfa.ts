import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { appOf, useCodeOfApp } from '../users/software-token.ts';
import type { User } from '../users/users.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { onDevice } from './on-device.ts';
import { parameter } from './parameter.ts';
import { proveSecondFactor } from './prove-second-factor.ts';

const name = 'SOFTWARE_TOKEN_MFA';

/** Asks for a code of the account's app, by what its owner calls it. */
export async function askForCodeOfApp(
  pool: Pool,
  { sub, salt }: User,
  { USERNAME = sub }: Parameters,
): Promise<AuthAnswer> {
  const app = await appOf(pool.database, sub);
  const show = { USERNAME, ...(app?.name ? { FRIENDLY_DEVICE_NAME: app.name } : {}) };
  return ask(pool, name, { sub, state: { provenSalt: salt }, show });
}

/** A code of the account's app or a recovery code, after the password. A wrong one is a guess; the session stands for the next. */
export const softwareTokenMfa = challenge({
  name,
  state: z.object({ provenSalt: z.string() }),
  async answer(pool, { user, state }, given) {
    if (user?.salt !== state.provenSalt || !user.secondFactors.includes(name)) throw expiredSession();
    const code = parameter(given, 'SOFTWARE_TOKEN_MFA_CODE');
    await proveSecondFactor(pool, user, code, () => useCodeOfApp(pool, user.sub, code));
    return onDevice(pool, user, given);
  },
});
