import {
  AdminDisableUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  ForgetDeviceCommand,
  GetUserAuthFactorsCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
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

type FirstFactor = 'EMAIL_OTP' | 'PASSWORD' | 'PASSWORD_SRP' | 'SMS_OTP' | 'WEB_AUTHN';

const pool = await openPoolForSuite();
const { respond } = createRawSignIn(pool);

const startSignIn = (username: string, preferredChallenge?: FirstFactor) =>
  signIn({
    username,
    ...(preferredChallenge?.startsWith('PASSWORD') ? { password: testPassword } : {}),
    options: { authFlowType: 'USER_AUTH', ...(preferredChallenge ? { preferredChallenge } : {}) },
  });
const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const initiateAuth = (USERNAME: string, more: Record<string, string> = {}) =>
  pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, ...more },
    }),
  );

const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const passwordStep = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' } };
const emailCodeStep = {
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  },
};
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

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
    expect(await submit(factor)).toEqual(passwordStep);
    expect(await submit(testPassword)).toEqual(done);
    expect((await fetchAuthSession()).tokens?.idToken?.payload.sub).toBe(sub);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'accepts the password in the first request as %s',
    async (factor) => {
      const { email } = await createAccount(pool);
      expect(await startSignIn(email, factor)).toEqual(done);
    },
  );

  it.each(['PASSWORD', 'PASSWORD_SRP'])('rejects a wrong password, selected as %s', async (factor) => {
    const { email } = await createAccount(pool);
    await startSignIn(email);
    await submit(factor);
    expect(await getRejection(submit('not-the-password'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('asks for the second factor after the password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'PASSWORD_SRP');
    const key = await enableApp(own);
    await signOut();
    await startSignIn(email);
    await submit('PASSWORD_SRP');
    expect((await submit(testPassword)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('stays open after a choice that is not offered', async () => {
    const { email } = await createAccount(pool);
    const { Session } = await initiateAuth(email);
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

describe('an emailed code instead of the password', () => {
  it('signs in, and recognises the device the next time', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const device = async () => (await fetchAuthSession()).tokens?.accessToken.payload.device_key;
    await startSignIn(email);
    expect(await submit('EMAIL_OTP')).toEqual(emailCodeStep);
    expect(await submit(await own.codeFor(email))).toEqual(done);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({ email, email_verified: true });
    await signOut();
    const deviceKey = [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1];
    expect(await startSignIn(email, 'EMAIL_OTP')).toEqual(emailCodeStep);
    expect(await submit(await own.codeFor(email))).toEqual(done);
    expect(deviceKey).toBeTruthy();
    expect(await device()).toBe(deviceKey);
  });

  it('registers a new device when another browser forgot the old one', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    await submit(await own.codeFor(email));
    const getDeviceKey = () => [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';
    const DeviceKey = getDeviceKey();
    await signOut();
    const otherLogin = await initiateAuth(email, { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: testPassword });
    const AccessToken = otherLogin.AuthenticationResult?.AccessToken;
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
    await startSignIn(email, 'EMAIL_OTP');
    expect(await submit(await own.codeFor(email))).toEqual(done);
    expect(DeviceKey).toBeTruthy();
    expect(getDeviceKey()).not.toBe(DeviceKey);
  });

  it('is void after the password changes', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    await pool.admin.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: pool.userPoolId,
        Username: email,
        Password: 'another-quiet-harbour',
        Permanent: true,
      }),
    );
    expect(await getRejection(submit(code))).toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('can be retried after a wrong code, and works once', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    expect((await getRejection(submit(getWrongCode(code)))).name).toBe('CodeMismatchException');
    expect(await submit(code)).toEqual(done);
    await signOut();
    const { Session } = await initiateAuth(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const reused = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await getRejection(reused)).name).toBe('CodeMismatchException');
  });

  it('does not work as a second factor, nor a second-factor code in its place', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const { Session } = await initiateAuth(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const code = await own.codeFor(email);
    await preferEmailCodes(email);
    await startSignIn(email, 'PASSWORD');
    expect((await getRejection(submit(code))).name).toMatch(/^(CodeMismatch|ExpiredCode)Exception$/);
    const second = await own.codeFor(email);
    const crossed = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: second });
    expect((await getRejection(crossed)).name).toBe('CodeMismatchException');
  });

  it('is followed by the other enabled factor, not by another email', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'PASSWORD');
    const key = await enableApp(own);
    await signOut();
    await preferEmailCodes(email, { SoftwareTokenMfaSettings: { Enabled: true } });
    await startSignIn(email, 'EMAIL_OTP');
    const step = await submit(await own.codeFor(email));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('is followed by the password when an emailed code is the second factor', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferEmailCodes(email);
    await startSignIn(email, 'EMAIL_OTP');
    const before = (await own.emails(email)).length;
    expect(await submit(await own.codeFor(email))).toEqual(passwordStep);
    expect(await submit(testPassword)).toEqual(done);
    expect((await own.emails(email)).filter(({ kind }) => kind === 'sign-in')).toEqual([]);
    expect((await own.emails(email)).length).toBe(before);
  });

  it('cannot be followed by a second emailed code instead of that password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferEmailCodes(email);
    const { Session } = await initiateAuth(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const EMAIL_OTP_CODE = await own.codeFor(email);
    const next = await respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    const choose = (more: Record<string, string>) =>
      respond('SELECT_CHALLENGE', next.Session, { USERNAME: email, ...more });
    expect((await getRejection(choose({ ANSWER: 'EMAIL_OTP' }))).name).toBe('InvalidParameterException');
    const { AuthenticationResult } = await choose({ ANSWER: 'PASSWORD', PASSWORD: testPassword });
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('does not confirm an account, which takes the code of the sign-up', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await signUp({ username, password: testPassword, options: { userAttributes: { email: username } } });
    await startSignIn(username, 'EMAIL_OTP');
    const step = await submit(await own.codeFor(username));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('expires, and pauses after wrong guesses', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    for (let tries = 0; tries < 5; tries++) await getRejection(submit(getWrongCode(code)));
    expect((await getRejection(submit(code))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(601);
    expect((await getRejection(submit(code))).name).toBe('NotAuthorizedException');
  });
});

describe('an unknown user', () => {
  it('gets the same offers each time, and the same responses as a known one', async (context) => {
    const own = requireOwnPool(context, pool);
    const [unknownEmail, { email }] = [createEmail(), await createAccount(pool)];
    const shapes = [];
    for (const username of [unknownEmail, email]) {
      const { AvailableChallenges, ChallengeParameters, ChallengeName } = await initiateAuth(username);
      expect(AvailableChallenges).toEqual(expect.arrayContaining(['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP']));
      const emailStep = await initiateAuth(username, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      const selected = await initiateAuth(username);
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
    const offered = async () => (await initiateAuth(unknownEmail)).AvailableChallenges;
    expect(await offered()).toEqual(await offered());
    expect(await own.emails(unknownEmail)).toEqual([]);
  });

  it('cannot be distinguished from a disabled account', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await pool.admin.send(new AdminDisableUserCommand({ UserPoolId: pool.userPoolId, Username: email }));
    const { Session, ChallengeName } = await initiateAuth(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(ChallengeName).toBe('EMAIL_OTP');
    const wrong = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: '000000' });
    expect((await getRejection(wrong)).name).toBe('CodeMismatchException');
    expect(await own.emails(email)).toEqual([]);
  });
});

/** Enables emailed codes as an account's second factor. */
async function preferEmailCodes(
  Username: string,
  more: { SoftwareTokenMfaSettings?: { Enabled: boolean } } = {},
) {
  await pool.admin.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: pool.userPoolId,
      Username,
      EmailMfaSettings: { Enabled: true, PreferredMfa: true },
      ...more,
    }),
  );
}
