import { listEvents } from '@studio/identity/events/list-events';
import { purgeOldEvents } from '@studio/identity/events/purge-old-events';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmUserAttribute,
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { callPoolExtension } from '../harness/identity-extension.ts';
import { enableApp, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createPhoneNumber, readSmsCode } from '../harness/identity-phone.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  type TestAccount,
  testPassword,
} from '../harness/identity-pool.ts';
import { signInWithLibrary } from '../harness/identity-sign-in.ts';

/** Only the project’s own pool: Cognito returns such events to administrators only, and never asks for the password again. */
const pool = await openPoolForSuite();

interface AuthEventsResponse {
  AuthEvents: {
    EventId: string;
    EventType: string;
    EventResponse: string;
    CreationDate: number;
    Detail?: string;
    Device: { Name?: string; Network?: string; IsThisNetwork?: boolean };
  }[];
  NextToken?: string;
}

let account: TestAccount;
beforeEach(async () => {
  account = await createAccount(pool);
});

const logIn = () => signInWithLibrary(account.email);
const token = async () => (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
const events = async (more: object = {}) =>
  callPoolExtension<AuthEventsResponse>(pool, 'ListAuthEvents', { AccessToken: await token(), ...more });
const listEventTypes = async () =>
  (await events()).AuthEvents.map(({ EventType, Detail }) => (Detail ? `${EventType} ${Detail}` : EventType));
const verifyPassword = async (password = testPassword) =>
  callPoolExtension(pool, 'VerifyPassword', { AccessToken: await token(), Password: password });
const advanceMinutes = (context: TestContext, minutes: number) =>
  requireOwnPool(context, pool).advanceTime(minutes * 60);

describe('recent activity', () => {
  it('lists logins and wrong passwords, newest first, with the network but no IP address', async (context) => {
    requireOwnPool(context, pool);
    await logIn();
    await signOut();
    await getRejection(signIn({ username: account.email, password: 'not-that-one-3' }));
    await logIn();
    const { AuthEvents, NextToken } = await events();
    expect(AuthEvents.map(({ EventType, EventResponse }) => [EventType, EventResponse])).toEqual([
      ['SignIn', 'Pass'],
      ['PasswordFailed', 'Fail'],
      ['SignIn', 'Pass'],
    ]);
    expect(NextToken).toBeUndefined();
    const [newest] = AuthEvents;
    expect(newest?.Device).toMatchObject({ Network: '127.0.0.0/24', IsThisNetwork: true });
    expect(JSON.stringify(AuthEvents)).not.toContain('127.0.0.1');
    expect(Math.abs((newest?.CreationDate ?? 0) * 1000 - (pool.own?.pool.now().getTime() ?? 0))).toBeLessThan(
      60_000,
    );
  });

  it('lists changes, and the browser that made them', async (context) => {
    const own = requireOwnPool(context, pool);
    await logIn();
    await enableApp(own);
    await updateMFAPreference({ email: 'ENABLED' });
    await updateMFAPreference({ email: 'DISABLED' });
    await enableApp(own);
    await updatePassword({ oldPassword: testPassword, newPassword: 'warm-copper-kettle-8' });
    await callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: await token() });
    expect(await listEventTypes()).toEqual([
      'RecoveryCodesMade',
      'PasswordChange',
      'AppReplaced',
      'FactorOff EMAIL_OTP',
      'FactorOn EMAIL_OTP',
      'FactorOn SOFTWARE_TOKEN_MFA',
      'SignIn',
    ]);
    expect((await events()).AuthEvents[0]?.Device.Name).toBe('Firefox on Windows');
  });

  it('lists wrong second factors and password resets by email', async (context) => {
    const own = requireOwnPool(context, pool);
    await logIn();
    const key = await enableApp(own);
    await signOut();
    await logIn();
    await getRejection(confirmSignIn({ challengeResponse: getWrongAppCode(own, key) }));
    await resetPassword({ username: account.email });
    const confirmationCode = await own.codeFor(account.email);
    const newPassword = 'warm-copper-kettle-8';
    await confirmResetPassword({ username: account.email, confirmationCode, newPassword });
    const all = await listEvents(own.pool.database, account.sub, { most: 3, before: undefined });
    expect(all.map(({ type }) => type)).toEqual(['ForgotPassword', 'CodeFailed', 'FactorOn']);
  });

  it('is paginated, and purged after 90 days', async (context) => {
    const own = requireOwnPool(context, pool);
    for (let time = 0; time < 3; time++) {
      await logIn();
      if (time < 2) await signOut();
    }
    const first = await events({ MaxResults: 2 });
    expect(first.AuthEvents).toHaveLength(2);
    const secondPage = await events({ MaxResults: 2, NextToken: first.NextToken });
    expect(secondPage.AuthEvents).toHaveLength(1);
    expect(secondPage.NextToken).toBeUndefined();
    const ids = [...first.AuthEvents, ...secondPage.AuthEvents].map(({ EventId }) => EventId);
    expect(new Set(ids).size).toBe(3);
    await signOut();
    own.advanceTime(89 * 24 * 3600);
    await logIn();
    await purgeOldEvents(own.pool);
    expect(await listEventTypes()).toHaveLength(4);
    await signOut();
    own.advanceTime(2 * 24 * 3600);
    await logIn();
    await purgeOldEvents(own.pool);
    expect(await listEventTypes()).toHaveLength(2);
  });

  it('contains only the user’s own events', async (context) => {
    requireOwnPool(context, pool);
    await logIn();
    account = await createAccount(pool);
    await signOut();
    await logIn();
    expect(await listEventTypes()).toEqual(['SignIn']);
    const error = getRejection(callPoolExtension(pool, 'ListAuthEvents', { AccessToken: 'nobody' }));
    expect((await error).name).toBe('NotAuthorizedException');
  });
});

describe('a device', () => {
  it('shows its browser, its network and whether it is this one; forgetting it is listed', async (context) => {
    requireOwnPool(context, pool);
    await logIn();
    const [device] = await fetchDevices();
    expect(device?.attributes).toMatchObject({ last_ip_used: '127.0.0.0/24', 'dev:this_device': 'true' });
    await forgetDevice({ device: { id: device?.id ?? '' } });
    expect((await listEventTypes())[0]).toBe('DeviceForgotten');
  });
});

describe('more than 15 minutes after login', () => {
  const rule = {
    name: 'ReauthenticationRequiredException',
    message: 'You logged in more than 15 minutes ago. Enter your password to continue.',
  };

  it('factors and recovery codes cannot be changed before the password is entered again', async (context) => {
    await logIn();
    advanceMinutes(context, 14);
    await expect(setUpTOTP()).resolves.toBeTruthy();
    advanceMinutes(context, 2);
    expect(await getRejection(setUpTOTP())).toMatchObject(rule);
    expect(await getRejection(updateMFAPreference({ email: 'ENABLED' }))).toMatchObject(rule);
    const codes = async () => callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: await token() });
    expect(await getRejection(codes())).toMatchObject(rule);
    await verifyPassword();
    await expect(updateMFAPreference({ email: 'ENABLED' })).resolves.toBeUndefined();
    await codes();
    advanceMinutes(context, 16);
    expect(await getRejection(codes())).toMatchObject(rule);
  });

  it('neither email address nor phone number can be changed or verified before that', async (context) => {
    const own = requireOwnPool(context, pool);
    const [email, phone] = [createEmail(), createPhoneNumber()];
    const change = (attributes: Record<string, string>) =>
      updateUserAttributes({ userAttributes: attributes });
    const confirm = (userAttributeKey: 'email' | 'phone_number', confirmationCode: string) =>
      confirmUserAttribute({ userAttributeKey, confirmationCode });
    await logIn();
    await change({ email, phone_number: phone });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    const [emailCode, smsCode] = [await own.codeFor(email), await readSmsCode(own, phone)];
    advanceMinutes(context, 9);
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    advanceMinutes(context, 7);
    expect(await getRejection(change({ email: createEmail() }))).toMatchObject(rule);
    expect(await getRejection(change({ phone_number: createPhoneNumber() }))).toMatchObject(rule);
    expect(await getRejection(change({ phone_number: '' }))).toMatchObject(rule);
    for (const key of ['email', 'phone_number'] as const) {
      const request = sendUserAttributeVerificationCode({ userAttributeKey: key });
      expect(await getRejection(request)).toMatchObject(rule);
    }
    expect(await getRejection(confirm('email', emailCode))).toMatchObject(rule);
    expect(await getRejection(confirm('phone_number', smsCode))).toMatchObject(rule);
    await verifyPassword();
    await confirm('phone_number', await readSmsCode(own, phone));
    await change({ phone_number: createPhoneNumber() });
  });

  it('a name can be changed, next to an unchanged address and number', async (context) => {
    const phone_number = createPhoneNumber();
    await logIn();
    await updateUserAttributes({ userAttributes: { phone_number } });
    advanceMinutes(context, 16);
    const unchanged = { email: account.email, phone_number };
    const results = await updateUserAttributes({ userAttributes: { given_name: 'Łucja', ...unchanged } });
    expect(results.given_name?.isUpdated).toBe(true);
  });

  it('a wrong password verifies nothing, counts as a guess and is listed', async (context) => {
    await logIn();
    advanceMinutes(context, 16);
    expect((await getRejection(verifyPassword('not-that-one-3'))).name).toBe('NotAuthorizedException');
    expect(await getRejection(updateMFAPreference({ email: 'ENABLED' }))).toMatchObject(rule);
    expect((await listEventTypes())[0]).toBe('PasswordFailed');
    for (let time = 0; time < 4; time++) await getRejection(verifyPassword('not-that-one-3'));
    expect((await getRejection(verifyPassword())).message).toBe('Password attempts exceeded');
  });

  it('a login with a re-entered password does not verify another login', async (context) => {
    await logIn();
    const otherToken = await token();
    pool.storage.clear();
    await logIn();
    advanceMinutes(context, 16);
    await verifyPassword();
    const codes = callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: otherToken });
    expect(await getRejection(codes)).toMatchObject(rule);
  });
});
