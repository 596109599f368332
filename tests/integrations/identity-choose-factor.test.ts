import {
  AdminDisableUserCommand,
  GetUserAuthFactorsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import {
  initiateUserAuth,
  passwordStep,
  signedIn,
  startSignIn,
  submitChallenge,
} from '../harness/identity-choose-factor.ts';
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

const pool = await openPoolForSuite();
const { respond } = createRawSignIn(pool);

describe('a sign-in that starts with a choice', () => {
  it('offers the factors of the account', async () => {
    const { email } = await createAccount(pool);
    expect(await startSignIn(email)).toEqual({
      isSignedIn: false,
      nextStep: {
        signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
        availableChallenges: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
      },
    });
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])('accepts the password, selected as %s', async (factor) => {
    const { email, sub } = await createAccount(pool);
    await startSignIn(email);
    expect(await submitChallenge(factor)).toEqual(passwordStep);
    expect(await submitChallenge(testPassword)).toEqual(signedIn);
    expect((await fetchAuthSession()).tokens?.idToken?.payload.sub).toBe(sub);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'accepts the password in the first request as %s',
    async (factor) => {
      const { email } = await createAccount(pool);
      expect(await startSignIn(email, factor)).toEqual(signedIn);
    },
  );

  it.each(['PASSWORD', 'PASSWORD_SRP'])('rejects a wrong password, selected as %s', async (factor) => {
    const { email } = await createAccount(pool);
    await startSignIn(email);
    await submitChallenge(factor);
    expect(await getRejection(submitChallenge('not-the-password'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('asks for the second factor after the password', { tags: 'long' }, async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'PASSWORD_SRP');
    const key = await enableApp(own);
    await signOut();
    await startSignIn(email);
    await submitChallenge('PASSWORD_SRP');
    expect((await submitChallenge(testPassword)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submitChallenge(getAppCode(own, key))).toEqual(signedIn);
  });

  it('stays open after a choice that is not offered', async () => {
    const { email } = await createAccount(pool);
    const { Session } = await initiateUserAuth(pool, email);
    const choose = (ANSWER: string) =>
      respond('SELECT_CHALLENGE', Session, { USERNAME: email, ANSWER, PASSWORD: testPassword });
    expect((await getRejection(choose('MAGIC'))).name).toBe('InvalidParameterException');
    expect((await choose('PASSWORD')).AuthenticationResult?.AccessToken).toBeTruthy();
  });
});

describe('the factors of an account', () => {
  it('are listed for the logged-in user: first factors and second factors', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await startSignIn(email, 'PASSWORD_SRP');
    await enableApp(own, 'PREFERRED');
    const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    const { $metadata, ...factors } = await pool.admin.send(new GetUserAuthFactorsCommand({ AccessToken }));
    expect(factors).toEqual({
      Username: sub,
      ConfiguredUserAuthFactors: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const unauthorized = pool.admin.send(new GetUserAuthFactorsCommand({ AccessToken: 'none' }));
    expect((await getRejection(unauthorized)).name).toBe('NotAuthorizedException');
  });
});

describe('an unknown user', () => {
  it('gets the same offers each time, and the same responses as a known one', async (context) => {
    const own = requireOwnPool(context, pool);
    const [unknownEmail, { email }] = [createEmail(), await createAccount(pool)];
    const shapes = [];
    for (const username of [unknownEmail, email]) {
      const { AvailableChallenges, ChallengeParameters, ChallengeName } = await initiateUserAuth(
        pool,
        username,
      );
      expect(AvailableChallenges).toEqual(expect.arrayContaining(['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP']));
      const emailStep = await initiateUserAuth(pool, username, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      const selected = await initiateUserAuth(pool, username);
      const wrongCode = { USERNAME: username, EMAIL_OTP_CODE: '12345x' };
      const wrongPassword = { USERNAME: username, ANSWER: 'PASSWORD', PASSWORD: 'not-the-password' };
      shapes.push({
        ChallengeParameters,
        ChallengeName,
        mailed: Object.keys(emailStep.ChallengeParameters ?? {}),
        code: await getRejection(respond('EMAIL_OTP', emailStep.Session, wrongCode)),
        password: await getRejection(respond('SELECT_CHALLENGE', selected.Session, wrongPassword)),
      });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const offered = async () => (await initiateUserAuth(pool, unknownEmail)).AvailableChallenges;
    expect(await offered()).toEqual(await offered());
    expect(await own.emails(unknownEmail)).toEqual([]);
  });

  it('cannot be distinguished from a disabled account', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await pool.admin.send(new AdminDisableUserCommand({ UserPoolId: pool.userPoolId, Username: email }));
    const { Session, ChallengeName } = await initiateUserAuth(pool, email, {
      PREFERRED_CHALLENGE: 'EMAIL_OTP',
    });
    expect(ChallengeName).toBe('EMAIL_OTP');
    const wrong = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: '000000' });
    expect((await getRejection(wrong)).name).toBe('CodeMismatchException');
    expect(await own.emails(email)).toEqual([]);
  });
});
