import { z } from 'zod';
import { afterPassword } from '../challenges/after-password.ts';
import { type AuthAnswer, type Parameters, parameters } from '../challenges/challenge.ts';
import { parameter } from '../challenges/parameter.ts';
import { askForPassword } from '../challenges/password-verifier.ts';
import type { Pool } from '../pool.ts';
import { exchangeRefreshToken } from '../tokens/exchange-refresh-token.ts';
import { isPassword } from '../users/check-password.ts';
import { guess, passwordOf } from '../users/guesses.ts';
import { countRate } from '../users/rates.ts';
import { unknownUser } from '../users/unknown-user.ts';
import { findUser } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** Networks are shared by households, offices and the studio itself. */
const startsPerNetwork = { most: 300, seconds: 900 };

/** Begins a sign-in, or goes on with one by its refresh token. */
export const initiateAuth = operation({
  name: 'InitiateAuth',
  request: z.object({ ClientId: z.string(), AuthFlow: z.string(), AuthParameters: parameters.default({}) }),
  async run(pool, { ClientId, AuthFlow, AuthParameters }, { addressHash }) {
    requireClient(pool, ClientId);
    const flow = flows.get(AuthFlow);
    if (!flow)
      throw new IdentityError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
    await countRate(pool, `initiate-auth|network|${addressHash}`, startsPerNetwork);
    return flow(pool, AuthParameters);
  },
});

/** The ways to begin, by the name of `AuthFlow`. A further one is entered here. */
const flows: ReadonlyMap<string, (pool: Pool, given: Parameters) => Promise<AuthAnswer>> = new Map([
  ['USER_SRP_AUTH', askForPassword],
  ['USER_PASSWORD_AUTH', withPassword],
  ['REFRESH_TOKEN_AUTH', withRefreshToken],
  ['REFRESH_TOKEN', withRefreshToken],
]);

/** The password itself, over the connection. */
async function withPassword(pool: Pool, given: Parameters): Promise<AuthAnswer> {
  const username = parameter(given, 'USERNAME');
  const password = parameter(given, 'PASSWORD');
  const user = await findUser(pool.database, username);
  const id = user?.sub ?? unknownUser(pool, username).sub;
  const proven = await guess(pool, passwordOf(id), async () =>
    (await isPassword(pool, user, password)) ? user : null,
  );
  return afterPassword(pool, proven, given);
}

async function withRefreshToken(pool: Pool, given: Parameters): Promise<AuthAnswer> {
  const refreshToken = parameter(given, 'REFRESH_TOKEN');
  const AuthenticationResult = await exchangeRefreshToken(pool, refreshToken, given.DEVICE_KEY);
  return { AuthenticationResult, ChallengeParameters: {} };
}
