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
let begun: { AuthFlow: string; Session?: string; AuthParameters: Record<string, string> }[] = [];
/** Response statuses of its challenge responses. */
let answers: number[] = [];
beforeEach(() => {
  [begun, answers] = [[], []];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const target = new Headers(init?.headers).get('x-amz-target') ?? '';
    if (target.endsWith('.InitiateAuth')) begun.push(JSON.parse(String(init?.body)));
    const response = await send(url, init);
    if (target.endsWith('.RespondToAuthChallenge')) answers.push(response.status);
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

const completes = { isSignUpComplete: true, nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } };

describe('signing in by itself after signing up', () => {
  it('is the step after the code, with the password', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const { userId, nextStep } = await join(username, true);
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect(await confirmSignUp({ username, confirmationCode: await own.codeFor(username) })).toEqual(
      completes,
    );
    expect(await autoSignIn()).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    expect(begun.map(({ AuthFlow }) => AuthFlow)).toEqual(['USER_SRP_AUTH']);
    expect((await fetchAuthSession()).userSub).toBe(userId);
    expect((await getRejection(autoSignIn())).name).toBe('AutoSignInException');
  });

  it('needs nothing to be proven once more where the first factor is chosen', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const { userId } = await join(username, { authFlowType: 'USER_AUTH' });
    expect(await confirmSignUp({ username, confirmationCode: await own.codeFor(username) })).toEqual(
      completes,
    );
    expect(await autoSignIn()).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    expect(begun).toMatchObject([{ AuthFlow: 'USER_AUTH', Session: expect.any(String) }]);
    expect(begun[0]?.AuthParameters).toEqual({ USERNAME: username });
    expect((await fetchAuthSession()).userSub).toBe(userId);
  });

  describe('that waits for an account to be confirmed elsewhere', () => {
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
    const untilItLooks = () => vi.advanceTimersByTimeAsync(5000);

    it('looks every five seconds', async (context) => {
      requireOwnPool(context, pool);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const username = createEmail();
      const { userId, nextStep } = await join(username, true);
      expect(nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
      const waiting = autoSignIn();
      await untilItLooks();
      // At its first poll the account isn't confirmed yet.
      await vi.waitUntil(() => answers.length === 1, { timeout: 15_000 });
      const named = { UserPoolId: pool.userPoolId, Username: username };
      await pool.admin.send(new AdminConfirmSignUpCommand(named));
      await untilItLooks();
      expect(await waiting).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
      expect(answers).toEqual([400, 200]);
      expect((await fetchAuthSession()).userSub).toBe(userId);
    });

    it('gives up after three minutes', async () => {
      await join(createEmail(), true);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
      const waiting = getRejection(autoSignIn());
      vi.setSystemTime(Date.now() + 181_000);
      await untilItLooks();
      expect(await waiting).toEqual({
        name: 'AutoSignInException',
        message: 'The account was not confirmed on time.',
      });
      expect(begun).toEqual([]);
    });
  });

  it('is over after three minutes', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await join(username, { authFlowType: 'USER_AUTH' });
    await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
    own.pass(181);
    expect(await getRejection(autoSignIn())).toEqual({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });
});

describe('the session of a sign-up', () => {
  const begin = (USERNAME: string, Session: string | undefined) =>
    pool.admin.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME }, Session }),
    );

  it('is good once, and for nobody else', async (context) => {
    const own = requireOwnPool(context, pool);
    const [Username, other] = [createEmail(), await createAccount(pool)];
    await pool.admin.send(new SignUpCommand({ ClientId, Username, Password: testPassword }));
    const ConfirmationCode = await own.codeFor(Username);
    const { Session } = await pool.admin.send(
      new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }),
    );
    for (const stranger of [other.email, createEmail()]) {
      expect((await getRejection(begin(stranger, Session))).name).toBe('NotAuthorizedException');
    }
    const { AuthenticationResult } = await begin(Username, Session);
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
    expect((await getRejection(begin(Username, Session))).name).toBe('NotAuthorizedException');
  });

  it('is no session of another step', async () => {
    const { email } = await createAccount(pool);
    const { Session, ChallengeName } = await begin(email, undefined);
    expect(ChallengeName).toBe('SELECT_CHALLENGE');
    expect((await getRejection(begin(email, Session))).name).toBe('NotAuthorizedException');
  });
});
