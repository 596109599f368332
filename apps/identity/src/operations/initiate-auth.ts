import { z } from 'zod';
import { signInAfterSignUp } from '../challenges/after-sign-up.ts';
import { type AuthAnswer, type Parameters, parameters } from '../challenges/challenge.ts';
import { beginCustomly, customChallengeOf } from '../challenges/custom-challenge.ts';
import { parameter } from '../challenges/parameter.ts';
import { askForPassword } from '../challenges/password-verifier.ts';
import { beginWithChoice } from '../challenges/select-challenge.ts';
import { takeSentPassword } from '../challenges/sent-password.ts';
import type { Pool } from '../pool.ts';
import { exchangeRefreshToken } from '../tokens/exchange-refresh-token.ts';
import { findUser, type User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { type Caller, operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** Begins a sign-in, or goes on with one by its refresh token. */
export const initiateAuth = operation({
  name: 'InitiateAuth',
  request: z.object({
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: parameters.default({}),
    /** Of ConfirmSignUp. */
    Session: z.string().optional(),
  }),
  async run(pool, { ClientId, AuthFlow, AuthParameters, Session }, caller) {
    requireClient(pool, ClientId);
    const flow = flows.get(AuthFlow);
    if (!flow)
      throw new IdentityError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
    return flow(pool, AuthParameters, { caller, session: Session });
  },
});

/** What a flow may need besides what the client sends with it. */
interface Around {
  caller: Caller;
  /** Of ConfirmSignUp. */
  session: string | undefined;
}
type Flow = (pool: Pool, given: Parameters, around: Around) => Promise<AuthAnswer>;
type NamedFlow = (pool: Pool, user: User | null, given: Parameters, around: Around) => Promise<AuthAnswer>;

/** The ways to begin, by the name of `AuthFlow`. A further one is entered here. */
const flows: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['CUSTOM_AUTH', named(withCustomChallenge)],
  ['USER_AUTH', named(withChoice)],
  ['USER_SRP_AUTH', named((pool, user, given) => askForPassword(pool, user, given))],
  ['USER_PASSWORD_AUTH', named((pool, user, given) => takeSentPassword(pool, user, given))],
  ['REFRESH_TOKEN_AUTH', withRefreshToken],
  ['REFRESH_TOKEN', withRefreshToken],
]);

/** A flow of whoever is named; null stands for nobody. */
function named(begin: NamedFlow): Flow {
  return async (pool, given, around) => {
    const user = await findUser(pool.database, parameter(given, 'USERNAME'));
    return begin(pool, user, given, around);
  };
}

/** By a factor of choice; somebody who has just signed up has nothing to choose. */
async function withChoice(
  pool: Pool,
  user: User | null,
  given: Parameters,
  { caller, session }: Around,
): Promise<AuthAnswer> {
  if (session !== undefined) return signInAfterSignUp(pool, user, given, session);
  return beginWithChoice(pool, user, given, caller);
}

/** By the pool's own challenge, after the password when the client begins to prove it. */
async function withCustomChallenge(pool: Pool, user: User | null, given: Parameters): Promise<AuthAnswer> {
  customChallengeOf(pool);
  if (given.SRP_A === undefined) return beginCustomly(pool, user, given);
  return askForPassword(pool, user, given, { customNext: true });
}

async function withRefreshToken(pool: Pool, given: Parameters): Promise<AuthAnswer> {
  const refreshToken = parameter(given, 'REFRESH_TOKEN');
  const AuthenticationResult = await exchangeRefreshToken(pool, refreshToken, given.DEVICE_KEY);
  return { AuthenticationResult, ChallengeParameters: {} };
}
