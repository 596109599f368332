import {
  AdminUpdateUserAttributesCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchDevices, signIn, signOut, updateMFAPreference } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { enableApp, fetchFactors, getAppCode } from '../harness/identity-mfa.ts';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import {
  createRawSignIn,
  passwordFlows,
  signInWithLibrary,
  skipSrpInShortForm,
} from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const emailCodeStep = {
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  },
};
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

/** Creates a signed-out account with emailed codes as its second factor. */
async function withEmailCodes(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email } = await createAccount(pool);
  await signInWithLibrary(email);
  await updateMFAPreference({ email: 'ENABLED' });
  expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
  await signOut();
  return { own, email };
}

const getWrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(passwordFlows)('an emailed code at %s', (flow) => {
  it('is required after the password, on a known device too', skipSrpInShortForm(flow), async (context) => {
    const { own, email } = await withEmailCodes(context);
    expect(await signInWithLibrary(email, flow)).toEqual(emailCodeStep);
    const message = (await own.emails(email)).at(-1);
    expect(message).toMatchObject({ kind: 'sign-in', firstName: 'Amara', minutes: 10 });
    expect(await submit(await own.codeFor(email))).toEqual(done);
    const devices = (await fetchDevices()).length;
    await signOut();
    expect(await signInWithLibrary(email, flow)).toEqual(emailCodeStep);
    expect(await submit(await own.codeFor(email))).toEqual(done);
    expect(await fetchDevices()).toHaveLength(devices);
    const codes = (await own.emails(email)).filter(({ kind }) => kind === 'sign-in');
    expect(codes).toHaveLength(2);
  });

  it('is not sent without the right password', skipSrpInShortForm(flow), async (context) => {
    const { own, email } = await withEmailCodes(context);
    const attempt = signIn({
      username: email,
      password: 'not-the-password',
      options: { authFlowType: flow },
    });
    expect((await getRejection(attempt)).name).toBe('NotAuthorizedException');
    expect((await own.emails(email)).filter((message) => 'code' in message)).toEqual([]);
  });
});

describe('an emailed code', () => {
  it('lasts ten minutes, and so does its sign-in', async (context) => {
    const { own, email } = await withEmailCodes(context);
    await signInWithLibrary(email);
    own.advanceTime(595);
    expect(await submit(await own.codeFor(email))).toEqual(done);
    await signOut();
    await signInWithLibrary(email);
    own.advanceTime(600);
    expect(await getRejection(submit(await own.codeFor(email)))).toEqual(expired);
  });

  it('works once, and only the newest one', async (context) => {
    const { own, email } = await withEmailCodes(context);
    const { initiateAuth, respond } = createRawSignIn(pool);
    const [first, second] = [
      await initiateAuth(email, testPassword),
      await initiateAuth(email, testPassword),
    ];
    const [older, newer] = (await own.emails(email)).flatMap((message) =>
      'code' in message ? [message.code] : [],
    );
    const use = (Session: string | undefined, EMAIL_OTP_CODE = '') =>
      respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    if (older !== newer) {
      expect((await getRejection(use(first.Session, older))).name).toBe('CodeMismatchException');
    }
    expect((await use(first.Session, newer)).AuthenticationResult).toBeTruthy();
    expect(await getRejection(use(second.Session, newer))).toEqual({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('allows five wrong tries with pauses, then none', async (context) => {
    const { own, email } = await withEmailCodes(context);
    const { initiateAuth, respond } = createRawSignIn(pool);
    await signInWithLibrary(email);
    const code = await own.codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(submit(getWrongCode(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(submit(code))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(2);
    // The browser library retries automatically, which falls into the next pause.
    expect((await getRejection(submit(code))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(5);
    const { Session } = await initiateAuth(email, testPassword);
    const retry = (EMAIL_OTP_CODE: string) =>
      respond('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    const next = await own.codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(retry(getWrongCode(next)))).name).toBe('CodeMismatchException');
      // Each pause is as long as all previous ones together.
      own.advanceTime(2 ** (attempt + 2));
    }
    expect((await getRejection(retry(next))).name).toBe('LimitExceededException');
    own.advanceTime(2 ** 8);
    const last = await initiateAuth(email, testPassword);
    const EMAIL_OTP_CODE = await own.codeFor(email);
    const right = respond('EMAIL_OTP', last.Session, { USERNAME: email, EMAIL_OTP_CODE });
    expect((await right).AuthenticationResult).toBeTruthy();
  });

  it('requires a verified address', async () => {
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    await pool.admin.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool.userPoolId,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    );
    expect(await getRejection(updateMFAPreference({ email: 'ENABLED' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'User does not have delivery config set to turn on EMAIL_OTP',
    });
  });
});

describe('an account with an app and emailed codes', () => {
  async function withBoth(context: Parameters<typeof requireOwnPool>[0]) {
    const { own, email } = await withEmailCodes(context);
    await signInWithLibrary(email);
    await submit(await own.codeFor(email));
    const key = await enableApp(own);
    return { own, email, key };
  }
  const selectionStep = {
    isSignedIn: false,
    nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
  };
  const appCodeStep = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };

  it('offers a choice, and signs in with either', { tags: 'long' }, async (context) => {
    const { own, email, key } = await withBoth(context);
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['TOTP', 'EMAIL'] });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(selectionStep);
    expect((await getRejection(submit('SMS'))).name).toBe('InvalidParameterException');
    expect(await submit('EMAIL')).toEqual(emailCodeStep);
    expect(await submit(await own.codeFor(email))).toEqual(done);
    await signOut();
    expect(await signInWithLibrary(email, 'USER_PASSWORD_AUTH')).toEqual(selectionStep);
    expect(await submit('TOTP')).toEqual(appCodeStep);
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('is asked for its preferred factor', { tags: 'long' }, async (context) => {
    const { own, email, key } = await withBoth(context);
    await updateMFAPreference({ email: 'PREFERRED' });
    expect(await fetchFactors()).toEqual({ preferred: 'EMAIL', enabled: ['TOTP', 'EMAIL'] });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(emailCodeStep);
    await submit(await own.codeFor(email));
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(appCodeStep);
    await submit(getAppCode(own, key));
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
  });

  it('cannot prefer both, nor enable what the pool does not offer', { tags: 'long' }, async (context) => {
    await withBoth(context);
    const outcome = await getRejection(updateMFAPreference({ email: 'PREFERRED', totp: 'PREFERRED' }));
    expect(outcome.name).toBe('InvalidParameterException');
    expect((await getRejection(updateMFAPreference({ sms: 'ENABLED' }))).name).toBe(
      'InvalidParameterException',
    );
    await updateMFAPreference({ sms: 'DISABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['TOTP', 'EMAIL'] });
  });

  it('has three minutes to choose', { tags: 'long' }, async (context) => {
    const { own, email } = await withBoth(context);
    await signOut();
    await signInWithLibrary(email);
    own.advanceTime(181);
    expect(await getRejection(submit('TOTP'))).toEqual(expired);
  });
});

describe('the owner of an account', () => {
  it('gets an email when the second factors change', async (context) => {
    const { own, email } = await withEmailCodes(context);
    const getFactorEmails = async () =>
      (await own.emails(email)).filter(({ kind }) => kind === 'second-factors-changed');
    const expected = { kind: 'second-factors-changed', to: email, firstName: 'Amara', otherApp: false };
    await signInWithLibrary(email);
    await submit(await own.codeFor(email));
    await enableApp(own);
    await updateMFAPreference({ totp: 'PREFERRED' });
    await enableApp(own, 'PREFERRED');
    await updateMFAPreference({ totp: 'DISABLED', email: 'DISABLED' });
    expect(await getFactorEmails()).toEqual([
      { ...expected, app: false, mail: true, sms: false },
      { ...expected, app: true, mail: true, sms: false },
      { ...expected, app: true, mail: true, sms: false, otherApp: true },
      { ...expected, app: false, mail: false, sms: false },
    ]);
  });
});

describe('the limit on emailed codes', () => {
  it('is ten an hour, and cannot be used up without the password', async () => {
    const own = await startIdentity({ limits: true });
    // Starts at a full hour, so that no new window begins during the test.
    const hourMs = 3_600_000;
    const now = new Date(Math.floor(Date.now() / hourMs) * hourMs);
    own.pool.now = () => now;
    const { initiateAuth, client } = createRawSignIn(own);
    const { email } = await createAccount({ ...pool, ...own, admin: client, own });
    await own.pool.database.execute(`UPDATE identity.users SET second_factors = '["EMAIL_OTP"]'`);
    const requestReset = () =>
      client.send(new ForgotPasswordCommand({ ClientId: own.clientId, Username: email }));
    for (let attempt = 0; attempt < 5; attempt++) await requestReset();
    expect((await getRejection(requestReset())).name).toBe('LimitExceededException');
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await initiateAuth(email, testPassword)).ChallengeName).toBe('EMAIL_OTP');
    }
    expect((await getRejection(initiateAuth(email, testPassword))).name).toBe('LimitExceededException');
    await own.stop();
  });
});
