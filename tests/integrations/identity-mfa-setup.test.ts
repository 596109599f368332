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

const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const setupStep = {
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
  const { nextStep } = await submit('TOTP');
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
  return nextStep.totpSetupDetails.sharedSecret;
}

describe('a user without a second factor, where one is required', () => {
  it('needs the password after an emailed code, and then a setup', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const emailFirst = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const;
    await signIn({ username: email, options: emailFirst });
    const { nextStep } = await submit(await own.codeFor(email));
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await submit(testPassword)).toEqual(setupStep);
    const key = await chooseApp();
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('sets one up right after sign-up', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    const options = {
      userAttributes: { email: username },
      autoSignIn: { authFlowType: 'USER_AUTH' as const },
    };
    await signUp({ username, password: testPassword, options });
    await confirmSignUp({ username, confirmationCode: await own.codeFor(username) });
    expect(await autoSignIn()).toEqual(setupStep);
    const key = await chooseApp();
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('sets up an app during sign-in, and needs it from then on', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    expect(await signInWithLibrary(email)).toEqual(setupStep);
    const key = await chooseApp();
    expect(await getRejection(submit(getWrongAppCode(own, key)))).toEqual({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    });
    expect(await submit(getAppCode(own, key))).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
    expect(await own.emails(email)).toMatchObject([
      { kind: 'second-factors-changed', app: true, mail: false },
    ]);
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await getRejection(submit(getAppCode(own, key)))).name).toBe('ExpiredCodeException');
    own.advanceTime(30);
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('enables emailed codes during sign-in, to the account’s own address only', async (context) => {
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
    expect((await submit('EMAIL')).nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP');
    const other = createEmail();
    expect((await getRejection(submit(other))).name).toBe('InvalidParameterException');
    expect(await own.emails(other)).toEqual([]);
    expect((await submit(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await submit(await own.codeFor(email))).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: 'EMAIL', enabled: ['EMAIL'] });
    expect((await fetchUserAttributes()).email_verified).toBe('true');
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  });

  it('sets one up after choosing a password, when invited', { tags: 'long' }, async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, password: temporary } = await createInvitedAccount(pool);
    const { nextStep } = await signIn({ username: email, password: temporary });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect(await submit(testPassword)).toEqual(setupStep);
    const key = await chooseApp();
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('has three minutes for each step', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    own.advanceTime(170);
    const key = await chooseApp();
    own.advanceTime(181);
    expect(await getRejection(submit(getAppCode(own, key)))).toEqual(expired);
  });

  it('is asked for the setup again until it is complete', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    await chooseApp();
    own.advanceTime(200);
    expect(await signInWithLibrary(email)).toEqual(setupStep);
  });
});

describe('a second factor, where one is required', () => {
  it('can be disabled by an administrator, not by its owner', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const key = await chooseApp();
    await submit(getAppCode(own, key));
    const error = await getRejection(updateMFAPreference({ totp: 'DISABLED' }));
    expect(error.name).toBe('InvalidParameterException');
    await updateMFAPreference({ totp: 'DISABLED', email: 'ENABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['EMAIL'] });
    const named = { UserPoolId: pool.userPoolId, Username: email };
    const getUser = async () => pool.admin.send(new AdminGetUserCommand(named));
    expect(await getUser()).toMatchObject({ UserMFASettingList: ['EMAIL_OTP'] });
    const EmailMfaSettings = { Enabled: false };
    await pool.admin.send(new AdminSetUserMFAPreferenceCommand({ ...named, EmailMfaSettings }));
    expect((await getUser()).UserMFASettingList).toBeUndefined();
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(setupStep);
  });

  it('cannot be replaced with the password alone', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: USERNAME } = await createAccount(pool);
    const { initiateAuth, respond, client } = createRawSignIn(pool);
    const associate = (Session?: string) => client.send(new AssociateSoftwareTokenCommand({ Session }));
    const verify = (Session?: string, UserCode?: string) =>
      client.send(new VerifySoftwareTokenCommand({ Session, UserCode }));
    const verifyNewApp = async () => {
      const { Session, SecretCode: key = '' } = await associate(
        (await initiateAuth(USERNAME, testPassword)).Session,
      );
      return (await verify(Session, getAppCode(own, key))).Session;
    };
    const finish = (Session?: string) => respond('MFA_SETUP', Session, { USERNAME });
    const [app, late] = [await verifyNewApp(), await verifyNewApp()];
    const login = await initiateAuth(USERNAME, testPassword);
    const emailSetup = await respond('MFA_SETUP', login.Session, { USERNAME, EMAIL: USERNAME });
    const open = (await initiateAuth(USERNAME, testPassword)).Session;
    expect((await finish(app)).AuthenticationResult).toBeTruthy();
    expect(await getRejection(finish(late))).toEqual(expired);
    const EMAIL_OTP_CODE = await own.codeFor(USERNAME);
    const code = { USERNAME, EMAIL_OTP_CODE };
    expect(await getRejection(respond('EMAIL_OTP', emailSetup.Session, code))).toEqual(expired);
    expect(await getRejection(respond('MFA_SETUP', open, { USERNAME, EMAIL: USERNAME }))).toEqual(expired);
    const getUserCommand = new AdminGetUserCommand({ UserPoolId: pool.userPoolId, Username: USERNAME });
    expect((await pool.admin.send(getUserCommand)).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  });

  it('is set up in the order of its steps, each with its own session', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: USERNAME } = await createAccount(pool);
    const { initiateAuth, respond, client } = createRawSignIn(pool);
    const associate = (Session?: string) => client.send(new AssociateSoftwareTokenCommand({ Session }));
    const verify = (Session?: string) =>
      client.send(new VerifySoftwareTokenCommand({ Session, UserCode: '000000' }));
    const { Session: first } = await initiateAuth(USERNAME, testPassword);
    expect((await getRejection(respond('MFA_SETUP', first, { USERNAME }))).name).toBe(
      'InvalidParameterException',
    );
    expect((await getRejection(verify(first))).name).toBe('SoftwareTokenMFANotFoundException');
    const { Session: second } = await associate(first);
    expect(await getRejection(associate(first))).toEqual(expired);
    expect((await getRejection(respond('MFA_SETUP', second, { USERNAME }))).name).toBe(
      'InvalidParameterException',
    );
    const emailSetup = await respond('MFA_SETUP', second, { USERNAME, EMAIL: USERNAME });
    expect(emailSetup.ChallengeName).toBe('EMAIL_OTP');
    expect(await getRejection(associate(emailSetup.Session))).toEqual(expired);
    expect(await getRejection(verify(emailSetup.Session))).toEqual(expired);
    expect((await getRejection(associate())).name).toBe('InvalidParameterException');
    expect((await getRejection(verify())).name).toBe('InvalidParameterException');
    const EMAIL_OTP_CODE = await own.codeFor(USERNAME);
    const { AuthenticationResult } = await respond('EMAIL_OTP', emailSetup.Session, {
      USERNAME,
      EMAIL_OTP_CODE,
    });
    expect(AuthenticationResult).toBeTruthy();
  });
});

describe('a pool without second factors', () => {
  it('asks for none, even if one was enabled before, and sets none up', async (context) => {
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
