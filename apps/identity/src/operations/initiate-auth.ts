import { z } from 'zod';
import { type AuthResponse, type ParameterMap, parameterMapSchema } from '../challenges/challenge.ts';
import { requireCustomChallenge, startCustomChallenge } from '../challenges/custom-challenge.ts';
import { askForPassword } from '../challenges/password-verifier.ts';
import { requireParameter } from '../challenges/require-parameter.ts';
import { startFirstFactor } from '../challenges/select-challenge.ts';
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
    /** `Session` from the response of ConfirmSignUp. */
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
interface FlowContext {
  caller: Caller;
  /** `Session` from the response of ConfirmSignUp. */
  session: string | undefined;
}
type Flow = (pool: Pool, parameters: ParameterMap, context: FlowContext) => Promise<AuthResponse>;
type NamedFlow = (
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  context: FlowContext,
) => Promise<AuthResponse>;

/** Flows by the name in `AuthFlow`. Add new ones here. */
const flows: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['CUSTOM_AUTH', withUser(startCustomAuth)],
  ['USER_AUTH', withUser(startUserAuth)],
  ['USER_SRP_AUTH', withUser((pool, user, parameters) => askForPassword(pool, user, parameters))],
  ['USER_PASSWORD_AUTH', withUser((pool, user, parameters) => verifySentPassword(pool, user, parameters))],
  ['REFRESH_TOKEN_AUTH', refreshTokens],
  ['REFRESH_TOKEN', refreshTokens],
]);

/** Wraps a flow that needs a user; null stands for an unknown username. */
function withUser(start: NamedFlow): Flow {
  return async (pool, parameters, context) => {
    const user = await findUser(pool.database, requireParameter(parameters, 'USERNAME'));
    return start(pool, user, parameters, context);
  };
}

/** Begins a sign-in with a chosen first factor, or with the session of a new sign-up. */
async function startUserAuth(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  { caller, session }: FlowContext,
): Promise<AuthResponse> {
  if (session !== undefined) return signInAfterSignUp(pool, user, parameters, session);
  return startFirstFactor(pool, user, parameters, caller);
}

/** Begins a sign-in with the custom challenge, or with the password first when the client sends SRP_A. */
async function startCustomAuth(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
): Promise<AuthResponse> {
  requireCustomChallenge(pool);
  if (parameters.SRP_A === undefined) return startCustomChallenge(pool, user, parameters);
  return askForPassword(pool, user, parameters, { customNext: true });
}

async function refreshTokens(pool: Pool, parameters: ParameterMap): Promise<AuthResponse> {
  const refreshToken = requireParameter(parameters, 'REFRESH_TOKEN');
  const AuthenticationResult = await exchangeRefreshToken(pool, refreshToken, parameters.DEVICE_KEY);
  return { AuthenticationResult, ChallengeParameters: {} };
}
