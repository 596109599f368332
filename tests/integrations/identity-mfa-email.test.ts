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
import { createRawSignIn, passwordFlows, signInWithLibrary } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const asksMail = {
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
async function withMail(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email } = await createAccount(pool);
  await signInWithLibrary(email);
  await updateMFAPreference({ email: 'ENABLED' });
  expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
  await signOut();
  return { own, email };
}

const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(passwordFlows)('a mailed code at %s', (flow) => {
  it('is asked for after the password, on a known device too', async (context) => {
    const { own, email } = await withMail(context);
    expect(await signInWithLibrary(email, flow)).toEqual(asksMail);
    const mail = (await own.mails(email)).at(-1);
    expect(mail).toMatchObject({ kind: 'sign-in', firstName: 'Amara', minutes: 10 });
    expect(await give(await own.codeFor(email))).toEqual(done);
    const devices = (await fetchDevices()).length;
    await signOut();
    expect(await signInWithLibrary(email, flow)).toEqual(asksMail);
    expect(await give(await own.codeFor(email))).toEqual(done);
    expect(await fetchDevices()).toHaveLength(devices);
    const codes = (await own.mails(email)).filter(({ kind }) => kind === 'sign-in');
    expect(codes).toHaveLength(2);
  });

  it('is not mailed to whoever does not know the password', async (context) => {
    const { own, email } = await withMail(context);
    const attempt = signIn({
      username: email,
      password: 'not-the-password',
      options: { authFlowType: flow },
    });
    expect((await getRejection(attempt)).name).toBe('NotAuthorizedException');
    expect((await own.mails(email)).filter((mail) => 'code' in mail)).toEqual([]);
  });
});

describe('a mailed code', () => {
  it('is good for ten minutes, and so is its sign-in', async (context) => {
    const { own, email } = await withMail(context);
    await signInWithLibrary(email);
    own.pass(595);
    expect(await give(await own.codeFor(email))).toEqual(done);
    await signOut();
    await signInWithLibrary(email);
    own.pass(600);
    expect(await getRejection(give(await own.codeFor(email)))).toEqual(expired);
  });

  it('is good once, and only the newest', async (context) => {
    const { own, email } = await withMail(context);
    const { begin, answer } = createRawSignIn(pool);
    const [first, second] = [await begin(email, testPassword), await begin(email, testPassword)];
    const [older, newer] = (await own.mails(email)).flatMap((mail) => ('code' in mail ? [mail.code] : []));
    const use = (Session: string | undefined, EMAIL_OTP_CODE = '') =>
      answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    if (older !== newer) {
      expect((await getRejection(use(first.Session, older))).name).toBe('CodeMismatchException');
    }
    expect((await use(first.Session, newer)).AuthenticationResult).toBeTruthy();
    expect(await getRejection(use(second.Session, newer))).toEqual({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('may be mistyped five times, with pauses, and then never more', async (context) => {
    const { own, email } = await withMail(context);
    const { begin, answer } = createRawSignIn(pool);
    await signInWithLibrary(email);
    const code = await own.codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(give(not(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(give(code))).name).toBe('TooManyFailedAttemptsException');
    own.pass(2);
    // The browser library retries automatically, which falls into the next pause.
    expect((await getRejection(give(code))).name).toBe('TooManyFailedAttemptsException');
    own.pass(5);
    const { Session } = await begin(email, testPassword);
    const again = (EMAIL_OTP_CODE: string) =>
      answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    const next = await own.codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(again(not(next)))).name).toBe('CodeMismatchException');
      // Each pause is as long as all previous ones together.
      own.pass(2 ** (attempt + 2));
    }
    expect((await getRejection(again(next))).name).toBe('LimitExceededException');
    own.pass(2 ** 8);
    const last = await begin(email, testPassword);
    const EMAIL_OTP_CODE = await own.codeFor(email);
    const right = answer('EMAIL_OTP', last.Session, { USERNAME: email, EMAIL_OTP_CODE });
    expect((await right).AuthenticationResult).toBeTruthy();
  });

  it('needs an address that was proven', async () => {
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

describe('an account with an app and codes by mail', () => {
  async function withBoth(context: Parameters<typeof requireOwnPool>[0]) {
    const { own, email } = await withMail(context);
    await signInWithLibrary(email);
    await give(await own.codeFor(email));
    const key = await enableApp(own);
    return { own, email, key };
  }
  const asksWhich = {
    isSignedIn: false,
    nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
  };
  const asksApp = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };

  it('is asked which, and signs in with either', async (context) => {
    const { own, email, key } = await withBoth(context);
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['TOTP', 'EMAIL'] });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(asksWhich);
    expect((await getRejection(give('SMS'))).name).toBe('InvalidParameterException');
    expect(await give('EMAIL')).toEqual(asksMail);
    expect(await give(await own.codeFor(email))).toEqual(done);
    await signOut();
    expect(await signInWithLibrary(email, 'USER_PASSWORD_AUTH')).toEqual(asksWhich);
    expect(await give('TOTP')).toEqual(asksApp);
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('is asked for the one that it prefers', async (context) => {
    const { own, email, key } = await withBoth(context);
    await updateMFAPreference({ email: 'PREFERRED' });
    expect(await fetchFactors()).toEqual({ preferred: 'EMAIL', enabled: ['TOTP', 'EMAIL'] });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(asksMail);
    await give(await own.codeFor(email));
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(asksApp);
    await give(getAppCode(own, key));
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
  });

  it('cannot prefer both, nor turn on what the pool does not offer', async (context) => {
    await withBoth(context);
    const outcome = await getRejection(updateMFAPreference({ email: 'PREFERRED', totp: 'PREFERRED' }));
    expect(outcome.name).toBe('InvalidParameterException');
    expect((await getRejection(updateMFAPreference({ sms: 'ENABLED' }))).name).toBe(
      'InvalidParameterException',
    );
    await updateMFAPreference({ sms: 'DISABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['TOTP', 'EMAIL'] });
  });

  it('has three minutes to choose', async (context) => {
    const { own, email } = await withBoth(context);
    await signOut();
    await signInWithLibrary(email);
    own.pass(181);
    expect(await getRejection(give('TOTP'))).toEqual(expired);
  });
});

describe('the owner of an account', () => {
  it('is told by mail what is asked for after the password, whenever that changes', async (context) => {
    const { own, email } = await withMail(context);
    const news = async () => (await own.mails(email)).filter(({ kind }) => kind === 'second-factors-changed');
    const told = { kind: 'second-factors-changed', to: email, firstName: 'Amara', otherApp: false };
    await signInWithLibrary(email);
    await give(await own.codeFor(email));
    await enableApp(own);
    await updateMFAPreference({ totp: 'PREFERRED' });
    await enableApp(own, 'PREFERRED');
    await updateMFAPreference({ totp: 'DISABLED', email: 'DISABLED' });
    expect(await news()).toEqual([
      { ...told, app: false, mail: true, sms: false },
      { ...told, app: true, mail: true, sms: false },
      { ...told, app: true, mail: true, sms: false, otherApp: true },
      { ...told, app: false, mail: false, sms: false },
    ]);
  });
});

describe('codes that are mailed without end', () => {
  it('end at ten in an hour, and nobody without the password uses them up', async () => {
    const own = await startIdentity({ limits: true });
    // Starts at a full hour, so that no new window begins during the test.
    const hourMs = 3_600_000;
    const now = new Date(Math.floor(Date.now() / hourMs) * hourMs);
    own.pool.now = () => now;
    const { begin, client } = createRawSignIn(own);
    const { email } = await createAccount({ ...pool, ...own, admin: client, own });
    await own.pool.database.execute(`UPDATE identity.users SET second_factors = '["EMAIL_OTP"]'`);
    const forget = () => client.send(new ForgotPasswordCommand({ ClientId: own.clientId, Username: email }));
    for (let asked = 0; asked < 5; asked++) await forget();
    expect((await getRejection(forget())).name).toBe('LimitExceededException');
    for (let asked = 0; asked < 10; asked++) {
      expect((await begin(email, testPassword)).ChallengeName).toBe('EMAIL_OTP');
    }
    expect((await getRejection(begin(email, testPassword))).name).toBe('LimitExceededException');
    await own.stop();
  });
});
