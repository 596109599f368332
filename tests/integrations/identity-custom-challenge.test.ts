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
  ask: async (person, { number, afterPassword }) => {
    const answer = towns[number];
    if (answer === undefined || number >= (afterPassword ? 1 : 2)) return null;
    return {
      show: { question: `Town number ${number + 1}?` },
      keep: { answer: person ? answer : '' },
    };
  },
  isRight: async ({ answer: right }, answer) => right !== '' && answer === right,
};
/** Too weak to replace the password, so it's only asked after it. */
const onlyAfterPassword: CustomChallenge = {
  ...questions,
  ask: async (person, round) => (round.afterPassword ? questions.ask(person, round) : null),
};

const pool = await openPoolForSuite({ customChallenge: questions });
// Other pools don't have this challenge.
beforeEach((context) => void requireOwnPool(context, pool));

const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const alone = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
const withPassword = (username: string, secret = testPassword) =>
  signIn({ username, password: secret, options: { authFlowType: 'CUSTOM_WITH_SRP' } });
const asks = (question: string) => ({
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    additionalInfo: expect.objectContaining({ question }),
  },
});
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const keptKey = () => [...pool.kept].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';

const begin = (USERNAME: string) =>
  pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME },
    }),
  );

describe("the pool's own challenge", () => {
  it('stands in for the password, question by question, and tells nothing of the answers', async () => {
    const { email, sub } = await createAccount(pool);
    const first = await alone(email);
    expect(first).toEqual(asks('Town number 1?'));
    expect(JSON.stringify(first)).not.toContain('Lisbon');
    expect(await give('Lisbon')).toEqual(asks('Town number 2?'));
    expect(await give('Oslo')).toEqual(done);
    expect((await fetchAuthSession()).userSub).toBe(sub);
  });

  it('comes after the password where that is proven first', async () => {
    const { email } = await createAccount(pool);
    expect(await withPassword(email)).toEqual(asks('Town number 1?'));
    expect(await give('Lisbon')).toEqual(done);
    await signOut();
    expect((await getRejection(withPassword(email, 'not-the-password'))).name).toBe('NotAuthorizedException');
  });

  it('can be answered again, and pauses whoever guesses', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await alone(email);
    for (let tries = 0; tries < 5; tries++) {
      expect((await getRejection(give('Paris'))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(give('Lisbon'))).name).toBe('TooManyFailedAttemptsException');
    own.pass(2);
    expect(await give('Lisbon')).toEqual(asks('Town number 2?'));
  });

  it('spares no second factor', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const key = await enableApp(own);
    await signOut();
    await withPassword(email);
    expect((await give('Lisbon')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it.each([
    ['alone', async (email: string) => [await alone(email), await give('Lisbon')], 'Oslo'],
    ['after the password', async (email: string) => [await withPassword(email)], 'Lisbon'],
  ] as const)('knows the device again, and lets one go that was forgotten: %s', async (_how, reach, last) => {
    const { email } = await createAccount(pool);
    await reach(email);
    await give(last);
    const DeviceKey = keptKey();
    await signOut();
    await reach(email);
    expect(await give(last)).toEqual(done);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.accessToken.payload.device_key).toBe(DeviceKey);
    const AccessToken = tokens?.accessToken.toString();
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
    await signOut();
    await reach(email);
    expect(await give(last)).toEqual(done);
    expect(keptKey()).not.toBe(DeviceKey);
  });

  it('tells nobody from somebody without an account, or whose account is closed', async () => {
    const closed = await createAccount(pool);
    const named = { UserPoolId: pool.userPoolId, Username: closed.email };
    await pool.admin.send(new AdminDisableUserCommand(named));
    const shapes = [];
    for (const username of [createEmail(), closed.email, (await createAccount(pool)).email]) {
      const { Session, ChallengeName, ChallengeParameters } = await begin(username);
      const answer = { USERNAME: username, ANSWER: 'Paris' };
      const wrong = await getRejection(createRawSignIn(pool).answer('CUSTOM_CHALLENGE', Session, answer));
      shapes.push({ ChallengeName, question: ChallengeParameters?.question, wrong });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('signs nobody in alone when it has nothing to ask then', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    own.pool.customChallenge = onlyAfterPassword;
    expect((await getRejection(alone(email))).name).toBe('NotAuthorizedException');
    expect(await withPassword(email)).toEqual(asks('Town number 1?'));
    expect(await give('Lisbon')).toEqual(done);
    own.pool.customChallenge = questions;
  });
});
