import { decodeJwt } from 'jose';
import type { AuthResponse } from '../challenges/challenge.ts';
import { verifyProviderEmail } from '../federation/verify-provider-email.ts';
import { initiateAuth } from '../operations/initiate-auth.ts';
import { respondToAuthChallenge } from '../operations/respond-to-auth-challenge.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../protocol/operation.ts';
import { signOut } from '../tokens/sign-out.ts';
import { normalizeCode } from '../users/normalize-input.ts';
import { findUser } from '../users/users.ts';
import { issueAuthorizationCode } from './authorization-code.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { type ChallengeForm, getChallengePage } from './challenge-pages.ts';
import type { LoginFlow } from './login-flow-state.ts';

/** Result of a form: a redirect to the application, the next page, or the current page with an error. */
export type FlowOutcome =
  | { code: string; request: AuthorizeRequest }
  | { flow: LoginFlow; failure?: IdentityError; typed?: string };

/** Handles a submitted form. An `IdentityError` of the step becomes the outcome's `failure`. */
export async function advanceFlow(
  pool: Pool,
  flow: LoginFlow,
  form: ChallengeForm,
  caller: Caller,
): Promise<FlowOutcome> {
  try {
    return await handleStep(pool, flow, form, caller);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    // After this error the user can't try the challenge again, because its session is used up.
    const over = flow.step.at === 'challenge' && error.name === 'NotAuthorizedException';
    const next: LoginFlow = over ? { ...flow, step: { at: 'password' } } : flow;
    return { flow: next, failure: error, ...(form.email ? { typed: form.email } : {}) };
  }
}

async function handleStep(
  pool: Pool,
  flow: LoginFlow,
  form: ChallengeForm,
  caller: Caller,
): Promise<FlowOutcome> {
  const { request, step } = flow;
  const { clientId: ClientId } = pool.settings;
  switch (step.at) {
    case 'password': {
      const USERNAME = normalizeCode(form.email ?? '');
      const AuthParameters = { USERNAME, PASSWORD: form.password ?? '' };
      const operationInput = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      return toFlowOutcome(
        pool,
        request,
        (await initiateAuth.run(pool, operationInput, caller)) as AuthResponse,
        USERNAME,
      );
    }
    case 'challenge': {
      const { name, session, username } = step;
      const answers = getChallengePage(name)?.answer(form, username) ?? {};
      const operationInput = {
        ClientId,
        ChallengeName: name,
        Session: session,
        ChallengeResponses: { ...answers, USERNAME: username },
      };
      return toFlowOutcome(
        pool,
        request,
        (await respondToAuthChallenge.run(pool, operationInput, caller)) as AuthResponse,
        username,
      );
    }
    case 'address': {
      const { response, user } = await verifyProviderEmail(pool, step.person, form.code ?? '');
      return toFlowOutcome(pool, request, response, user.email);
    }
    case 'provider':
      throw new IdentityError('NotAuthorizedException', 'Log in with your login provider instead.');
  }
}

/**
 * Returns the outcome for a response of the protocol: the page of its challenge, or an authorization code for its
 * tokens.
 * @throws UnsupportedUserStateException when the hosted pages don't support the challenge
 */
export async function toFlowOutcome(
  pool: Pool,
  request: AuthorizeRequest,
  response: AuthResponse,
  username: string,
): Promise<FlowOutcome> {
  if ('AuthenticationResult' in response) {
    return { request, code: await createCode(pool, request, response.AuthenticationResult.AccessToken) };
  }
  const { ChallengeName: name, Session: session, ChallengeParameters: show } = response;
  if (!getChallengePage(name)) {
    throw new IdentityError('UnsupportedUserStateException', `The account requires ${name}.`);
  }
  return { flow: { request, step: { at: 'challenge', name, session, username, show } } };
}

/**
 * Issues an authorization code. Ends the protocol's own sign-in at once, because its tokens aren't used here; the code
 * starts a separate sign-in for the application.
 */
async function createCode(pool: Pool, request: AuthorizeRequest, accessToken: string): Promise<string> {
  const { sub, origin_jti: originJti } = decodeJwt<{ sub: string; origin_jti: string }>(accessToken);
  await signOut(pool, pool.database, originJti);
  const user = await findUser(pool.database, sub);
  if (!user) throw new IdentityError('UserNotFoundException');
  return issueAuthorizationCode(pool, user, request);
}
