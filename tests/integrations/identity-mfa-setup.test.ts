import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  autoSignIn,
  confirmSignIn,
  confirmSignUp,
  fetchUserAttributes,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
} from 'aws-amplify/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { enableApp, fetchFactors, getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import {
  createAccount,
  createEmail,
  createInvitedAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn, signInWithLibrary } from '../harness/identity-sign-in.ts';

/** Pool that requires a second factor of all users. */
const pool = await openPoolForSuite({ mfa: 'required' });
afterEach(() => {
  if (pool.own) pool.own.pool.settings.mfa = 'required';
});

const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const asksSetup = {
  isSignedIn: false,
  nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['TOTP', 'EMAIL'] },
};
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

/** Chooses an app during the setup and returns its key. */
async function chooseApp(): Promise<string> {
  const { nextStep } = await give('TOTP');
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
  return nextStep.totpSetupDetails.sharedSecret;
}

describe('somebody without a second factor, where one is demanded', () => {
  it('needs the password too after a mailed code in its place, and a setup then', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const byMail = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const;
    await signIn({ username: email, options: byMail });
    const { nextStep } = await give(await own.codeFor(email));
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await give(testPassword)).toEqual(asksSetup);
    const key = await chooseApp();
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('sets one up right after signing up', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const options = {
      userAttributes: { email: username },
      autoSignIn: { authFlowType: 'USER_AUTH' as const },
    };
    await signUp({ username, password: testPassword, options });
    await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
    expect(await autoSignIn()).toEqual(asksSetup);
    const key = await chooseApp();
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('sets an app up while signing in, and is asked for it from then on', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    expect(await signInWithLibrary(email)).toEqual(asksSetup);
    const key = await chooseApp();
    expect(await getRejection(give(getWrongAppCode(own, key)))).toEqual({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    });
    expect(await give(getAppCode(own, key))).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
    expect(await own.mails(email)).toMatchObject([
      { kind: 'second-factors-changed', app: true, mail: false },
    ]);
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await getRejection(give(getAppCode(own, key)))).name).toBe('ExpiredCodeException');
    own.pass(30);
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('turns codes by mail on while signing in, to the own address only', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await pool.admin.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool.userPoolId,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    );
    await signInWithLibrary(email);
    expect((await give('EMAIL')).nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP');
    const other = createEmail();
    expect((await getRejection(give(other))).name).toBe('InvalidParameterException');
    expect(await own.mails(other)).toEqual([]);
    expect((await give(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await give(await own.codeFor(email))).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: 'EMAIL', enabled: ['EMAIL'] });
    expect((await fetchUserAttributes()).email_verified).toBe('true');
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  });

  it('does so after choosing a password, when invited', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, password: temporary } = await createInvitedAccount(pool);
    const { nextStep } = await signIn({ username: email, password: temporary });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect(await give(testPassword)).toEqual(asksSetup);
    const key = await chooseApp();
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('has three minutes for each step', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    own.pass(170);
    const key = await chooseApp();
    own.pass(181);
    expect(await getRejection(give(getAppCode(own, key)))).toEqual(expired);
  });

  it('is asked for it again until it is there', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    await chooseApp();
    own.pass(200);
    expect(await signInWithLibrary(email)).toEqual(asksSetup);
  });
});

describe('a second factor, where one is demanded', () => {
  it('is not turned off by its owner, but by an administrator', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const key = await chooseApp();
    await give(getAppCode(own, key));
    const off = await getRejection(updateMFAPreference({ totp: 'DISABLED' }));
    expect(off.name).toBe('InvalidParameterException');
    await updateMFAPreference({ totp: 'DISABLED', email: 'ENABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
    const named = { UserPoolId: pool.userPoolId, Username: email };
    const told = async () => pool.admin.send(new AdminGetUserCommand(named));
    expect(await told()).toMatchObject({ UserMFASettingList: ['EMAIL_OTP'] });
    const EmailMfaSettings = { Enabled: false };
    await pool.admin.send(new AdminSetUserMFAPreferenceCommand({ ...named, EmailMfaSettings }));
    expect((await told()).UserMFASettingList).toBeUndefined();
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(asksSetup);
  });

  it('is never another one than its owner set up, for whoever has the password alone', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: USERNAME } = await createAccount(pool);
    const { begin, answer, client } = createRawSignIn(pool);
    const associate = (Session?: string) => client.send(new AssociateSoftwareTokenCommand({ Session }));
    const verify = (Session?: string, UserCode?: string) =>
      client.send(new VerifySoftwareTokenCommand({ Session, UserCode }));
    const proven = async () => {
      const { Session, SecretCode: key = '' } = await associate(
        (await begin(USERNAME, testPassword)).Session,
      );
      return (await verify(Session, getAppCode(own, key))).Session;
    };
    const finish = (Session?: string) => answer('MFA_SETUP', Session, { USERNAME });
    const [app, late] = [await proven(), await proven()];
    const asked = await begin(USERNAME, testPassword);
    const mail = await answer('MFA_SETUP', asked.Session, { USERNAME, EMAIL: USERNAME });
    const open = (await begin(USERNAME, testPassword)).Session;
    expect((await finish(app)).AuthenticationResult).toBeTruthy();
    expect(await getRejection(finish(late))).toEqual(expired);
    const EMAIL_OTP_CODE = await own.codeFor(USERNAME);
    const code = { USERNAME, EMAIL_OTP_CODE };
    expect(await getRejection(answer('EMAIL_OTP', mail.Session, code))).toEqual(expired);
    expect(await getRejection(answer('MFA_SETUP', open, { USERNAME, EMAIL: USERNAME }))).toEqual(expired);
    const told = new AdminGetUserCommand({ UserPoolId: pool.userPoolId, Username: USERNAME });
    expect((await pool.admin.send(told)).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  });

  it('is set up in the order of its steps, with their own sessions', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: USERNAME } = await createAccount(pool);
    const { begin, answer, client } = createRawSignIn(pool);
    const associate = (Session?: string) => client.send(new AssociateSoftwareTokenCommand({ Session }));
    const verify = (Session?: string) =>
      client.send(new VerifySoftwareTokenCommand({ Session, UserCode: '000000' }));
    const { Session: first } = await begin(USERNAME, testPassword);
    expect((await getRejection(answer('MFA_SETUP', first, { USERNAME }))).name).toBe(
      'InvalidParameterException',
    );
    expect((await getRejection(verify(first))).name).toBe('SoftwareTokenMFANotFoundException');
    const { Session: second } = await associate(first);
    expect(await getRejection(associate(first))).toEqual(expired);
    expect((await getRejection(answer('MFA_SETUP', second, { USERNAME }))).name).toBe(
      'InvalidParameterException',
    );
    const mail = await answer('MFA_SETUP', second, { USERNAME, EMAIL: USERNAME });
    expect(mail.ChallengeName).toBe('EMAIL_OTP');
    expect(await getRejection(associate(mail.Session))).toEqual(expired);
    expect(await getRejection(verify(mail.Session))).toEqual(expired);
    expect((await getRejection(associate())).name).toBe('InvalidParameterException');
    expect((await getRejection(verify())).name).toBe('InvalidParameterException');
    const EMAIL_OTP_CODE = await own.codeFor(USERNAME);
    const { AuthenticationResult } = await answer('EMAIL_OTP', mail.Session, { USERNAME, EMAIL_OTP_CODE });
    expect(AuthenticationResult).toBeTruthy();
  });
});

describe('a pool without second factors', () => {
  it('asks for none, whatever was turned on, and sets none up', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    own.pool.settings.mfa = 'optional';
    await signInWithLibrary(email);
    await enableApp(own);
    own.pool.settings.mfa = 'off';
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(done);
    expect((await getRejection(setUpTOTP())).name).toBe('SoftwareTokenMFANotFoundException');
    expect((await getRejection(updateMFAPreference({ totp: 'DISABLED' }))).name).toBe(
      'InvalidParameterException',
    );
    own.pool.settings.mfa = undefined;
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  });
});
