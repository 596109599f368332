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
const { answer } = createRawSignIn(pool);

const begin = (username: string, preferredChallenge?: FirstFactor) =>
  signIn({
    username,
    ...(preferredChallenge?.startsWith('PASSWORD') ? { password: testPassword } : {}),
    options: { authFlowType: 'USER_AUTH', ...(preferredChallenge ? { preferredChallenge } : {}) },
  });
const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const beginBare = (USERNAME: string, more: Record<string, string> = {}) =>
  pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, ...more },
    }),
  );

const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const asksPassword = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' } };
const asksMail = {
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  },
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a sign-in that begins with a choice', () => {
  it('offers what the account has', async () => {
    const { email } = await createAccount(pool);
    expect(await begin(email)).toEqual({
      isSignedIn: false,
      nextStep: {
        signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
        availableChallenges: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
      },
    });
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])('takes the password, chosen as %s', async (factor) => {
    const { email, sub } = await createAccount(pool);
    await begin(email);
    expect(await give(factor)).toEqual(asksPassword);
    expect(await give(testPassword)).toEqual(done);
    expect((await fetchAuthSession()).tokens?.idToken?.payload.sub).toBe(sub);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)('takes the password at once as %s', async (factor) => {
    const { email } = await createAccount(pool);
    expect(await begin(email, factor)).toEqual(done);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])('refuses a wrong password, chosen as %s', async (factor) => {
    const { email } = await createAccount(pool);
    await begin(email);
    await give(factor);
    expect(await getRejection(give('not-the-password'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('asks for the second factor after the password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'PASSWORD_SRP');
    const key = await enableApp(own);
    await signOut();
    await begin(email);
    await give('PASSWORD_SRP');
    expect((await give(testPassword)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('leaves a choice that is not offered open', async () => {
    const { email } = await createAccount(pool);
    const { Session } = await beginBare(email);
    const choose = (ANSWER: string) =>
      answer('SELECT_CHALLENGE', Session, { USERNAME: email, ANSWER, PASSWORD: testPassword });
    expect((await getRejection(choose('MAGIC'))).name).toBe('InvalidParameterException');
    expect((await choose('PASSWORD')).AuthenticationResult?.AccessToken).toBeTruthy();
  });
});

describe('the factors of an account', () => {
  it('are told to whoever is signed in: those to begin with, and those after the password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await begin(email, 'PASSWORD_SRP');
    await enableApp(own, 'PREFERRED');
    const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    const { $metadata, ...told } = await pool.admin.send(new GetUserAuthFactorsCommand({ AccessToken }));
    expect(told).toEqual({
      Username: sub,
      ConfiguredUserAuthFactors: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const stranger = pool.admin.send(new GetUserAuthFactorsCommand({ AccessToken: 'none' }));
    expect((await getRejection(stranger)).name).toBe('NotAuthorizedException');
  });
});

describe('a mailed code in place of the password', () => {
  it('signs in when it is chosen, on a device that is known next time', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const device = async () => (await fetchAuthSession()).tokens?.accessToken.payload.device_key;
    await begin(email);
    expect(await give('EMAIL_OTP')).toEqual(asksMail);
    expect(await give(await own.codeFor(email))).toEqual(done);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({ email, email_verified: true });
    await signOut();
    const keptKey = [...pool.kept].find(([key]) => key.endsWith('.deviceKey'))?.[1];
    expect(await begin(email, 'EMAIL_OTP')).toEqual(asksMail);
    expect(await give(await own.codeFor(email))).toEqual(done);
    expect(keptKey).toBeTruthy();
    expect(await device()).toBe(keptKey);
  });

  it('makes a new device of one that was forgotten elsewhere', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'EMAIL_OTP');
    await give(await own.codeFor(email));
    const keptKey = () => [...pool.kept].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';
    const DeviceKey = keptKey();
    await signOut();
    const elsewhere = await beginBare(email, { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: testPassword });
    const AccessToken = elsewhere.AuthenticationResult?.AccessToken;
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
    await begin(email, 'EMAIL_OTP');
    expect(await give(await own.codeFor(email))).toEqual(done);
    expect(DeviceKey).toBeTruthy();
    expect(keptKey()).not.toBe(DeviceKey);
  });

  it('is void once the password is another one', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    await pool.admin.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: pool.userPoolId,
        Username: email,
        Password: 'another-quiet-harbour',
        Permanent: true,
      }),
    );
    expect(await getRejection(give(code))).toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('can be given again when it was wrong, and is good once', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    expect((await getRejection(give(otherThan(code)))).name).toBe('CodeMismatchException');
    expect(await give(code)).toEqual(done);
    await signOut();
    const { Session } = await beginBare(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const again = answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await getRejection(again)).name).toBe('CodeMismatchException');
  });

  it('is not the code of a second factor, nor that one this', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const { Session } = await beginBare(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const code = await own.codeFor(email);
    await preferMail(email);
    await begin(email, 'PASSWORD');
    expect((await getRejection(give(code))).name).toMatch(/^(CodeMismatch|ExpiredCode)Exception$/);
    const second = await own.codeFor(email);
    const crossed = answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: second });
    expect((await getRejection(crossed)).name).toBe('CodeMismatchException');
  });

  it('is followed by the other factor that is turned on, not by another mail', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'PASSWORD');
    const key = await enableApp(own);
    await signOut();
    await preferMail(email, { SoftwareTokenMfaSettings: { Enabled: true } });
    await begin(email, 'EMAIL_OTP');
    const step = await give(await own.codeFor(email));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('is followed by the password where a mail is the second factor itself', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferMail(email);
    await begin(email, 'EMAIL_OTP');
    const before = (await own.mails(email)).length;
    expect(await give(await own.codeFor(email))).toEqual(asksPassword);
    expect(await give(testPassword)).toEqual(done);
    expect((await own.mails(email)).filter(({ kind }) => kind === 'sign-in')).toEqual([]);
    expect((await own.mails(email)).length).toBe(before);
  });

  it('lets nobody choose a second mail in place of that password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await preferMail(email);
    const { Session } = await beginBare(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const EMAIL_OTP_CODE = await own.codeFor(email);
    const asked = await answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    const choose = (more: Record<string, string>) =>
      answer('SELECT_CHALLENGE', asked.Session, { USERNAME: email, ...more });
    expect((await getRejection(choose({ ANSWER: 'EMAIL_OTP' }))).name).toBe('InvalidParameterException');
    const { AuthenticationResult } = await choose({ ANSWER: 'PASSWORD', PASSWORD: testPassword });
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('confirms no account: the code of the sign-up does', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await signUp({ username, password: testPassword, options: { userAttributes: { email: username } } });
    await begin(username, 'EMAIL_OTP');
    const step = await give(await own.codeFor(username));
    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('ends with its time, and pauses whoever guesses', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await begin(email, 'EMAIL_OTP');
    const code = await own.codeFor(email);
    for (let tries = 0; tries < 5; tries++) await getRejection(give(otherThan(code)));
    expect((await getRejection(give(code))).name).toBe('TooManyFailedAttemptsException');
    own.pass(601);
    expect((await getRejection(give(code))).name).toBe('NotAuthorizedException');
  });
});

describe('somebody without an account', () => {
  it('is offered the same each time, and told the same', async (context) => {
    const own = requireOwnPool(context, pool);
    const [stranger, { email }] = [createEmail(), await createAccount(pool)];
    const shapes = [];
    for (const username of [stranger, email]) {
      const { AvailableChallenges, ChallengeParameters, ChallengeName } = await beginBare(username);
      expect(AvailableChallenges).toEqual(expect.arrayContaining(['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP']));
      const mailed = await beginBare(username, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      const selected = await beginBare(username);
      const wrongCode = { USERNAME: username, EMAIL_OTP_CODE: '12345x' };
      const wrongPassword = { USERNAME: username, ANSWER: 'PASSWORD', PASSWORD: 'not-the-password' };
      shapes.push({
        ChallengeParameters,
        ChallengeName,
        mailed: Object.keys(mailed.ChallengeParameters ?? {}),
        code: await getRejection(answer('EMAIL_OTP', mailed.Session, wrongCode)),
        password: await getRejection(answer('SELECT_CHALLENGE', selected.Session, wrongPassword)),
      });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const offered = async () => (await beginBare(stranger)).AvailableChallenges;
    expect(await offered()).toEqual(await offered());
    expect(await own.mails(stranger)).toEqual([]);
  });

  it('is not told from somebody whose account is closed to them', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await pool.admin.send(new AdminDisableUserCommand({ UserPoolId: pool.userPoolId, Username: email }));
    const { Session, ChallengeName } = await beginBare(email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(ChallengeName).toBe('EMAIL_OTP');
    const wrong = answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE: '000000' });
    expect((await getRejection(wrong)).name).toBe('CodeMismatchException');
    expect(await own.mails(email)).toEqual([]);
  });
});

/** Enables emailed codes as an account's second factor. */
async function preferMail(Username: string, more: { SoftwareTokenMfaSettings?: { Enabled: boolean } } = {}) {
  await pool.admin.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: pool.userPoolId,
      Username,
      EmailMfaSettings: { Enabled: true, PreferredMfa: true },
      ...more,
    }),
  );
}
