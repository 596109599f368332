import {
  AdminDisableUserCommand,
  ForgetDeviceCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CustomChallenge } from '@studio/identity/challenges/custom-challenge-port';
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { enableApp, getAppCode } from '../harness/identity-mfa.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';

/** Two questions in place of the password, or one after it. An unknown user has no right answer. */
const towns = ['Lisbon', 'Oslo'];
const questions: CustomChallenge = {
  getQuestion: async (person, { number, afterPassword }) => {
    const answer = towns[number];
    if (answer === undefined || number >= (afterPassword ? 1 : 2)) return null;
    return {
      show: { question: `Town number ${number + 1}?` },
      state: { answer: person ? answer : '' },
    };
  },
  isCorrect: async ({ answer: right }, answer) => right !== '' && answer === right,
};
/** Questions that are too weak to replace the password, so the pool asks them only after the password. */
const onlyAfterPassword: CustomChallenge = {
  ...questions,
  getQuestion: async (person, round) => (round.afterPassword ? questions.getQuestion(person, round) : null),
};

const pool = await openPoolForSuite({ customChallenge: questions });
// Other pools don't have this challenge.
beforeEach((context) => void requireOwnPool(context, pool));

const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const alone = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
const withPassword = (username: string, secret = testPassword) =>
  signIn({ username, password: secret, options: { authFlowType: 'CUSTOM_WITH_SRP' } });
const challengeStep = (question: string) => ({
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    additionalInfo: expect.objectContaining({ question }),
  },
});
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const getDeviceKey = () => [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';

const initiateAuth = (USERNAME: string) =>
  pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME },
    }),
  );

describe('the custom challenge', () => {
  it('replaces the password, question by question, and reveals no answers', async () => {
    const { email, sub } = await createAccount(pool);
    const first = await alone(email);
    expect(first).toEqual(challengeStep('Town number 1?'));
    expect(JSON.stringify(first)).not.toContain('Lisbon');
    expect(await submit('Lisbon')).toEqual(challengeStep('Town number 2?'));
    expect(await submit('Oslo')).toEqual(done);
    expect((await fetchAuthSession()).userSub).toBe(sub);
  });

  it('follows the password when that is verified first', async () => {
    const { email } = await createAccount(pool);
    expect(await withPassword(email)).toEqual(challengeStep('Town number 1?'));
    expect(await submit('Lisbon')).toEqual(done);
    await signOut();
    expect((await getRejection(withPassword(email, 'not-the-password'))).name).toBe('NotAuthorizedException');
  });

  it('can be retried, and pauses after wrong guesses', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await alone(email);
    for (let tries = 0; tries < 5; tries++) {
      expect((await getRejection(submit('Paris'))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(submit('Lisbon'))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(2);
    expect(await submit('Lisbon')).toEqual(challengeStep('Town number 2?'));
  });

  it('does not replace the second factor', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const key = await enableApp(own);
    await signOut();
    await withPassword(email);
    expect((await submit('Lisbon')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it.each([
    ['alone', async (email: string) => [await alone(email), await submit('Lisbon')], 'Oslo'],
    ['after the password', async (email: string) => [await withPassword(email)], 'Lisbon'],
  ] as const)(
    'recognises the device, and drops one that was forgotten: %s',
    { tags: 'long' },
    async (_case, reach, last) => {
      const { email } = await createAccount(pool);
      await reach(email);
      await submit(last);
      const DeviceKey = getDeviceKey();
      await signOut();
      await reach(email);
      expect(await submit(last)).toEqual(done);
      const { tokens } = await fetchAuthSession();
      expect(tokens?.accessToken.payload.device_key).toBe(DeviceKey);
      const AccessToken = tokens?.accessToken.toString();
      await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
      await signOut();
      await reach(email);
      expect(await submit(last)).toEqual(done);
      expect(getDeviceKey()).not.toBe(DeviceKey);
    },
  );

  it('looks the same for unknown, disabled and active accounts', async () => {
    const closed = await createAccount(pool);
    const named = { UserPoolId: pool.userPoolId, Username: closed.email };
    await pool.admin.send(new AdminDisableUserCommand(named));
    const shapes = [];
    for (const username of [createEmail(), closed.email, (await createAccount(pool)).email]) {
      const { Session, ChallengeName, ChallengeParameters } = await initiateAuth(username);
      const answer = { USERNAME: username, ANSWER: 'Paris' };
      const wrong = await getRejection(createRawSignIn(pool).respond('CUSTOM_CHALLENGE', Session, answer));
      shapes.push({ ChallengeName, question: ChallengeParameters?.question, wrong });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('rejects a sign-in without the password when it has no question for it', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    own.pool.customChallenge = onlyAfterPassword;
    expect((await getRejection(alone(email))).name).toBe('NotAuthorizedException');
    expect(await withPassword(email)).toEqual(challengeStep('Town number 1?'));
    expect(await submit('Lisbon')).toEqual(done);
    own.pool.customChallenge = questions;
  });
});
