/**
 * Runs in a process of its own. In the short form, `identity-sign-up` and a journey test sign-up.
 *
 * @module-tag long
 */
import {
  AdminConfirmSignUpCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { autoSignIn, confirmSignUp, fetchAuthSession, type SignUpInput, signUp } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

const pool = await openPoolForSuite();
const { clientId: ClientId } = pool;

/** Requests with which the browser library begins sign-ins. */
let authRequests: { AuthFlow: string; Session?: string; AuthParameters: Record<string, string> }[] = [];
/** Response statuses of its challenge responses. */
let challengeStatuses: number[] = [];
beforeEach(() => {
  [authRequests, challengeStatuses] = [[], []];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const target = new Headers(init?.headers).get('x-amz-target') ?? '';
    if (target.endsWith('.InitiateAuth')) authRequests.push(JSON.parse(String(init?.body)));
    const response = await send(url, init);
    if (target.endsWith('.RespondToAuthChallenge')) challengeStatuses.push(response.status);
    return response;
  });
});
afterEach(() => vi.restoreAllMocks());

const join = (username: string, auto: true | { authFlowType: 'USER_AUTH' }) =>
  signUp({
    username,
    password: testPassword,
    options: { userAttributes: { email: username }, autoSignIn: auto },
  } as SignUpInput);

const completed = { isSignUpComplete: true, nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } };

describe('automatic sign-in after sign-up', () => {
  it('follows the code, with the password', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const { userId, nextStep } = await join(username, true);
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect(await confirmSignUp({ username, confirmationCode: await own.codeFor(username) })).toEqual(
      completed,
    );
    expect(await autoSignIn()).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    expect(authRequests.map(({ AuthFlow }) => AuthFlow)).toEqual(['USER_SRP_AUTH']);
    expect((await fetchAuthSession()).userSub).toBe(userId);
    expect((await getRejection(autoSignIn())).name).toBe('AutoSignInException');
  });

  it('needs no further proof when the first factor can be chosen', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const { userId } = await join(username, { authFlowType: 'USER_AUTH' });
    expect(await confirmSignUp({ username, confirmationCode: await own.codeFor(username) })).toEqual(
      completed,
    );
    expect(await autoSignIn()).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    expect(authRequests).toMatchObject([{ AuthFlow: 'USER_AUTH', Session: expect.any(String) }]);
    expect(authRequests[0]?.AuthParameters).toEqual({ USERNAME: username });
    expect((await fetchAuthSession()).userSub).toBe(userId);
  });

  describe('for an account that is confirmed elsewhere', () => {
    const before = Amplify.getConfig();
    beforeEach(() => {
      const { userPoolId, clientId: userPoolClientId, endpoint } = pool;
      const byLink = { userPoolId, userPoolClientId, signUpVerificationMethod: 'link' as const };
      const address = endpoint === undefined ? {} : { userPoolEndpoint: endpoint };
      Amplify.configure({ Auth: { Cognito: { ...byLink, ...address } } });
    });
    afterEach(() => {
      vi.useRealTimers();
      Amplify.configure(before);
    });

    /** Advances the clock by the library's polling interval of five seconds. */
    const advanceToPoll = () => vi.advanceTimersByTimeAsync(5000);

    it('polls every five seconds', async (context) => {
      requireOwnPool(context, pool);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const username = createEmail();
      const { userId, nextStep } = await join(username, true);
      expect(nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
      const waiting = autoSignIn();
      await advanceToPoll();
      // At its first poll the account isn't confirmed yet.
      await vi.waitUntil(() => challengeStatuses.length === 1, { timeout: 15_000 });
      const named = { UserPoolId: pool.userPoolId, Username: username };
      await pool.admin.send(new AdminConfirmSignUpCommand(named));
      await advanceToPoll();
      expect(await waiting).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
      expect(challengeStatuses).toEqual([400, 200]);
      expect((await fetchAuthSession()).userSub).toBe(userId);
    });

    it('times out after three minutes', async () => {
      await join(createEmail(), true);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
      const waiting = getRejection(autoSignIn());
      vi.setSystemTime(Date.now() + 181_000);
      await advanceToPoll();
      expect(await waiting).toEqual({
        name: 'AutoSignInException',
        message: 'The account was not confirmed on time.',
      });
      expect(authRequests).toEqual([]);
    });
  });

  it('expires after three minutes', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await join(username, { authFlowType: 'USER_AUTH' });
    await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
    own.advanceTime(181);
    expect(await getRejection(autoSignIn())).toEqual({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });
});

describe('the session of a sign-up', () => {
  const initiateAuth = (USERNAME: string, Session: string | undefined) =>
    pool.admin.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME }, Session }),
    );

  it('works once, and only for its own user', async (context) => {
    const own = requireOwnPool(context, pool);
    const [Username, other] = [createEmail(), await createAccount(pool)];
    await pool.admin.send(new SignUpCommand({ ClientId, Username, Password: testPassword }));
    const ConfirmationCode = await own.codeFor(Username);
    const { Session } = await pool.admin.send(
      new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }),
    );
    for (const otherUser of [other.email, createEmail()]) {
      expect((await getRejection(initiateAuth(otherUser, Session))).name).toBe('NotAuthorizedException');
    }
    const { AuthenticationResult } = await initiateAuth(Username, Session);
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await getRejection(initiateAuth(Username, Session))).name).toBe('NotAuthorizedException');
  });

  it('cannot be replaced by the session of another step', async () => {
    const { email } = await createAccount(pool);
    const { Session, ChallengeName } = await initiateAuth(email, undefined);
    expect(ChallengeName).toBe('SELECT_CHALLENGE');
    expect((await getRejection(initiateAuth(email, Session))).name).toBe('NotAuthorizedException');
  });
});
