import {
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  ForgetDeviceCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signOut, signUp } from 'aws-amplify/auth';
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
import { createRawSignIn, getWrongCode } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();
const { respond } = createRawSignIn(pool);
const emailCodeStep = {
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  },
};

describe('an emailed code instead of the password', () => {
  it('signs in, and recognises the device the next time', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const device = async () => (await fetchAuthSession()).tokens?.accessToken.payload.device_key;
    await startSignIn(email);
    expect(await submitChallenge('EMAIL_OTP')).toEqual(emailCodeStep);
    expect(await submitChallenge(await own.codeFor(email))).toEqual(signedIn);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({ email, email_verified: true });
    await signOut();
    const deviceKey = [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1];
    expect(await startSignIn(email, 'EMAIL_OTP')).toEqual(emailCodeStep);
    expect(await submitChallenge(await own.codeFor(email))).toEqual(signedIn);
    expect(deviceKey).toBeTruthy();
    expect(await device()).toBe(deviceKey);
  });

  it('registers a new device when another browser forgot the old one', { tags: 'long' }, async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    await submitChallenge(await own.codeFor(email));
    const getDeviceKey = () => [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';
    const DeviceKey = getDeviceKey();
    await signOut();
    const otherLogin = await initiateUserAuth(pool, email, {
      PREFERRED_CHALLENGE: 'PASSWORD',
      PASSWORD: testPassword,
    });
    const AccessToken = otherLogin.AuthenticationResult?.AccessToken;
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
    await startSignIn(email, 'EMAIL_OTP');
    expect(await submitChallenge(await own.codeFor(email))).toEqual(signedIn);
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
    expect(await getRejection(submitChallenge(code))).toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('can be retried after a wrong code, and works once', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    expect((await getRejection(submitChallenge(getWrongCode(code)))).name).toBe('CodeMismatchException');
    expect(await submitChallenge(code)).toEqual(signedIn);
    await signOut();
    const { Session } = await initiateUserAuth(pool, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const reused = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await getRejection(reused)).name).toBe('CodeMismatchException');
  });

  it('does not work as a second factor, nor a second-factor code in its place', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const { Session } = await initiateUserAuth(pool, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const code = await own.codeFor(email);
    await preferEmailCodes(email);
    await startSignIn(email, 'PASSWORD');
    expect((await getRejection(submitChallenge(code))).name).toMatch(/^(CodeMismatch|ExpiredCode)Exception$/);
    const second = await own.codeFor(email);
    const crossed = respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: second });
    expect((await getRejection(crossed)).name).toBe('CodeMismatchException');
  });

  it('is followed by the other enabled factor, not by another email', { tags: 'long' }, async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'PASSWORD');
    const key = await enableApp(own);
    await signOut();
    await preferEmailCodes(email, { SoftwareTokenMfaSettings: { Enabled: true } });
    await startSignIn(email, 'EMAIL_OTP');
    const step = await submitChallenge(await own.codeFor(email));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submitChallenge(getAppCode(own, key))).toEqual(signedIn);
  });

  it('is followed by the password when an emailed code is the second factor', {
    tags: 'long',
  }, async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferEmailCodes(email);
    await startSignIn(email, 'EMAIL_OTP');
    const before = (await own.emails(email)).length;
    expect(await submitChallenge(await own.codeFor(email))).toEqual(passwordStep);
    expect(await submitChallenge(testPassword)).toEqual(signedIn);
    expect((await own.emails(email)).filter(({ kind }) => kind === 'sign-in')).toEqual([]);
    expect((await own.emails(email)).length).toBe(before);
  });

  it('cannot be followed by a second emailed code instead of that password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferEmailCodes(email);
    const { Session } = await initiateUserAuth(pool, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
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
    const step = await submitChallenge(await own.codeFor(username));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('expires, and pauses after wrong guesses', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await startSignIn(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    for (let tries = 0; tries < 5; tries++) await getRejection(submitChallenge(getWrongCode(code)));
    expect((await getRejection(submitChallenge(code))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(601);
    expect((await getRejection(submitChallenge(code))).name).toBe('NotAuthorizedException');
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
