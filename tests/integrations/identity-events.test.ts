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

/** Only our pool: Cognito returns such events to administrators only, and never asks for the password again. */
const pool = await openPoolForSuite();

interface Answered {
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

const comeIn = () => signInWithLibrary(account.email);
const token = async () => (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
const events = async (more: object = {}) =>
  callPoolExtension<Answered>(pool, 'ListAuthEvents', { AccessToken: await token(), ...more });
const happened = async () =>
  (await events()).AuthEvents.map(({ EventType, Detail }) => (Detail ? `${EventType} ${Detail}` : EventType));
const prove = async (given = testPassword) =>
  callPoolExtension(pool, 'VerifyPassword', { AccessToken: await token(), Password: given });
const later = (context: TestContext, minutes: number) => requireOwnPool(context, pool).pass(minutes * 60);

describe('recent activity', () => {
  it('tells sign-ins and wrong passwords, the newest first, with the network and no address', async (context) => {
    requireOwnPool(context, pool);
    await comeIn();
    await signOut();
    await getRejection(signIn({ username: account.email, password: 'not-that-one-3' }));
    await comeIn();
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

  it('tells what was changed, and by which browser', async (context) => {
    const own = requireOwnPool(context, pool);
    await comeIn();
    await enableApp(own);
    await updateMFAPreference({ email: 'ENABLED' });
    await updateMFAPreference({ email: 'DISABLED' });
    await enableApp(own);
    await updatePassword({ oldPassword: testPassword, newPassword: 'warm-copper-kettle-8' });
    await callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: await token() });
    expect(await happened()).toEqual([
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

  it('tells wrong second factors, a new password by mail, and signing out everywhere', async (context) => {
    const own = requireOwnPool(context, pool);
    await comeIn();
    const key = await enableApp(own);
    await signOut();
    await comeIn();
    await getRejection(confirmSignIn({ challengeResponse: getWrongAppCode(own, key) }));
    await resetPassword({ username: account.email });
    const confirmationCode = await own.codeFor(account.email);
    const newPassword = 'warm-copper-kettle-8';
    await confirmResetPassword({ username: account.email, confirmationCode, newPassword });
    const all = await listEvents(own.pool.database, account.sub, { most: 3, before: undefined });
    expect(all.map(({ type }) => type)).toEqual(['ForgotPassword', 'CodeFailed', 'FactorOn']);
  });

  it('comes in pages, and is kept for 90 days', async (context) => {
    const own = requireOwnPool(context, pool);
    for (let time = 0; time < 3; time++) {
      await comeIn();
      if (time < 2) await signOut();
    }
    const first = await events({ MaxResults: 2 });
    expect(first.AuthEvents).toHaveLength(2);
    const rest = await events({ MaxResults: 2, NextToken: first.NextToken });
    expect(rest.AuthEvents).toHaveLength(1);
    expect(rest.NextToken).toBeUndefined();
    const ids = [...first.AuthEvents, ...rest.AuthEvents].map(({ EventId }) => EventId);
    expect(new Set(ids).size).toBe(3);
    await signOut();
    own.pass(89 * 24 * 3600);
    await comeIn();
    await purgeOldEvents(own.pool);
    expect(await happened()).toHaveLength(4);
    await signOut();
    own.pass(2 * 24 * 3600);
    await comeIn();
    await purgeOldEvents(own.pool);
    expect(await happened()).toHaveLength(2);
  });

  it('is the own one only', async (context) => {
    requireOwnPool(context, pool);
    await comeIn();
    account = await createAccount(pool);
    await signOut();
    await comeIn();
    expect(await happened()).toEqual(['SignIn']);
    const refused = getRejection(callPoolExtension(pool, 'ListAuthEvents', { AccessToken: 'nobody' }));
    expect((await refused).name).toBe('NotAuthorizedException');
  });
});

describe('a device', () => {
  it('tells its browser, its network and that it is this one, and its end is told', async (context) => {
    requireOwnPool(context, pool);
    await comeIn();
    const [device] = await fetchDevices();
    expect(device?.attributes).toMatchObject({ last_ip_used: '127.0.0.0/24', 'dev:this_device': 'true' });
    await forgetDevice({ device: { id: device?.id ?? '' } });
    expect((await happened())[0]).toBe('DeviceForgotten');
  });
});

describe('after 15 minutes', () => {
  const rule = {
    name: 'ReauthenticationRequiredException',
    message: 'You signed in more than 15 minutes ago. Give your password again to go on.',
  };

  it('factors and recovery codes are not changed before the password was given again', async (context) => {
    await comeIn();
    later(context, 14);
    await expect(setUpTOTP()).resolves.toBeTruthy();
    later(context, 2);
    expect(await getRejection(setUpTOTP())).toMatchObject(rule);
    expect(await getRejection(updateMFAPreference({ email: 'ENABLED' }))).toMatchObject(rule);
    const codes = async () => callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: await token() });
    expect(await getRejection(codes())).toMatchObject(rule);
    await prove();
    await expect(updateMFAPreference({ email: 'ENABLED' })).resolves.toBeUndefined();
    await codes();
    later(context, 16);
    expect(await getRejection(codes())).toMatchObject(rule);
  });

  it('neither address nor number is changed, and neither is proven, before that', async (context) => {
    const own = requireOwnPool(context, pool);
    const [email, phone] = [createEmail(), createPhoneNumber()];
    const change = (attributes: Record<string, string>) =>
      updateUserAttributes({ userAttributes: attributes });
    const confirm = (userAttributeKey: 'email' | 'phone_number', confirmationCode: string) =>
      confirmUserAttribute({ userAttributeKey, confirmationCode });
    await comeIn();
    await change({ email, phone_number: phone });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    const [mailed, texted] = [await own.codeFor(email), await readSmsCode(own, phone)];
    later(context, 9);
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    later(context, 7);
    expect(await getRejection(change({ email: createEmail() }))).toMatchObject(rule);
    expect(await getRejection(change({ phone_number: createPhoneNumber() }))).toMatchObject(rule);
    expect(await getRejection(change({ phone_number: '' }))).toMatchObject(rule);
    for (const key of ['email', 'phone_number'] as const) {
      const asked = sendUserAttributeVerificationCode({ userAttributeKey: key });
      expect(await getRejection(asked)).toMatchObject(rule);
    }
    expect(await getRejection(confirm('email', mailed))).toMatchObject(rule);
    expect(await getRejection(confirm('phone_number', texted))).toMatchObject(rule);
    await prove();
    await confirm('phone_number', await readSmsCode(own, phone));
    await change({ phone_number: createPhoneNumber() });
  });

  it('a name is changed all the same, beside an address and a number that stay', async (context) => {
    const phone_number = createPhoneNumber();
    await comeIn();
    await updateUserAttributes({ userAttributes: { phone_number } });
    later(context, 16);
    const stays = { email: account.email, phone_number };
    const told = await updateUserAttributes({ userAttributes: { given_name: 'Łucja', ...stays } });
    expect(told.given_name?.isUpdated).toBe(true);
  });

  it('a wrong password proves nothing, counts as a guess and is told', async (context) => {
    await comeIn();
    later(context, 16);
    expect((await getRejection(prove('not-that-one-3'))).name).toBe('NotAuthorizedException');
    expect(await getRejection(updateMFAPreference({ email: 'ENABLED' }))).toMatchObject(rule);
    expect((await happened())[0]).toBe('PasswordFailed');
    for (let time = 0; time < 4; time++) await getRejection(prove('not-that-one-3'));
    expect((await getRejection(prove())).message).toBe('Password attempts exceeded');
  });

  it('one sign-in that has proven itself proves nothing for another', async (context) => {
    await comeIn();
    const elsewhere = await token();
    pool.kept.clear();
    await comeIn();
    later(context, 16);
    await prove();
    const codes = callPoolExtension(pool, 'CreateRecoveryCodes', { AccessToken: elsewhere });
    expect(await getRejection(codes)).toMatchObject(rule);
  });
});
