import { z } from 'zod';
import { type AuthResponse, type ParameterMap, parameterMapSchema } from '../challenges/challenge.ts';
import { requireCustomChallenge, startCustomChallenge } from '../challenges/custom-challenge.ts';
import { askForPassword } from '../challenges/password-verifier.ts';
import { requireParameter } from '../challenges/require-parameter.ts';
import { startWithChoice } from '../challenges/select-challenge.ts';
import { signInAfterSignUp } from '../challenges/sign-in-after-sign-up.ts';
import { verifySentPassword } from '../challenges/verify-sent-password.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { type Caller, defineOperation } from '../protocol/operation.ts';
import { requireClient } from '../protocol/require-client.ts';
import { exchangeRefreshToken } from '../tokens/exchange-refresh-token.ts';
import { findUser, type User } from '../users/users.ts';

/** Begins a sign-in, or refreshes one. */
export const initiateAuth = defineOperation({
  name: 'InitiateAuth',
  request: z.object({
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: parameterMapSchema.default({}),
    /** `Session` of the ConfirmSignUp response. */
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

/** Input of a flow besides the client's parameters. */
interface Around {
  caller: Caller;
  /** `Session` of the ConfirmSignUp response. */
  session: string | undefined;
}
type Flow = (pool: Pool, given: ParameterMap, around: Around) => Promise<AuthResponse>;
type NamedFlow = (
  pool: Pool,
  user: User | null,
  given: ParameterMap,
  around: Around,
) => Promise<AuthResponse>;

/** Flows by the name of `AuthFlow`. Add a new one here. */
const flows: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['CUSTOM_AUTH', named(withCustomChallenge)],
  ['USER_AUTH', named(withChoice)],
  ['USER_SRP_AUTH', named((pool, user, given) => askForPassword(pool, user, given))],
  ['USER_PASSWORD_AUTH', named((pool, user, given) => verifySentPassword(pool, user, given))],
  ['REFRESH_TOKEN_AUTH', withRefreshToken],
  ['REFRESH_TOKEN', withRefreshToken],
]);

/** Wraps a flow that needs a user. Null stands for an unknown username. */
function named(begin: NamedFlow): Flow {
  return async (pool, given, around) => {
    const user = await findUser(pool.database, requireParameter(given, 'USERNAME'));
    return begin(pool, user, given, around);
  };
}

/** Begins with a chosen first factor, or with the session of a new sign-up. */
async function withChoice(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
  { caller, session }: Around,
): Promise<AuthResponse> {
  if (session !== undefined) return signInAfterSignUp(pool, user, given, session);
  return startWithChoice(pool, user, given, caller);
}

/** Begins with the custom challenge, or with the password first when the client sends SRP_A. */
async function withCustomChallenge(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
): Promise<AuthResponse> {
  requireCustomChallenge(pool);
  if (given.SRP_A === undefined) return startCustomChallenge(pool, user, given);
  return askForPassword(pool, user, given, { customNext: true });
}

async function withRefreshToken(pool: Pool, given: ParameterMap): Promise<AuthResponse> {
  const refreshToken = requireParameter(given, 'REFRESH_TOKEN');
  const AuthenticationResult = await exchangeRefreshToken(pool, refreshToken, given.DEVICE_KEY);
  return { AuthenticationResult, ChallengeParameters: {} };
}
