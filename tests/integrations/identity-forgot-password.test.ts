import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  fetchAuthSession,
  resetPassword,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import {
  getOtherBrowserToken,
  getUserByToken,
  notAuthorized,
  signInWithPassword,
} from '../harness/identity-passwords.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { getWrongCode } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const newPassword = 'another-quiet-harbour';
const listEmailKinds = async (email: string) =>
  ((await pool.own?.emails(email)) ?? []).map(({ kind }) => kind);

describe('a forgotten password', () => {
  it('is reset with an emailed code, which ends all logins', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    const before = await getOtherBrowserToken(pool, username);
    expect(await resetPassword({ username })).toMatchObject({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
    });
    const [message] = await own.emails(username);
    expect(message).toMatchObject({ kind: 'reset-password', firstName: 'Amara', minutes: 10 });
    await getUserByToken(pool, before);
    await confirmResetPassword({ username, newPassword, confirmationCode: await own.codeFor(username) });
    expect((await getRejection(signInWithPassword(username))).name).toBe(notAuthorized);
    expect((await signInWithPassword(username, newPassword)).isSignedIn).toBe(true);
    expect((await getRejection(getUserByToken(pool, before))).message).toBe('Access Token has been revoked');
    expect(await listEmailKinds(username)).toContain('password-changed');
  });

  it('is answered the same for an unknown address, without an email', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const unknownEmail = createEmail();
    expect(await resetPassword({ username: unknownEmail })).toEqual(await resetPassword({ username: email }));
    expect(await own.emails(unknownEmail)).toEqual([]);
    const attempt = (username: string) =>
      getRejection(confirmResetPassword({ username, newPassword, confirmationCode: '000000' }));
    const code = await own.codeFor(email);
    if (code !== '000000') expect(await attempt(unknownEmail)).toEqual(await attempt(email));
  });

  it('allows five tries of a code, then rejects even the right one', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    await resetPassword({ username });
    const code = await own.codeFor(username);
    const confirm = (ConfirmationCode: string) =>
      pool.admin.send(
        new ConfirmForgotPasswordCommand({
          ClientId: pool.clientId,
          Username: username,
          ConfirmationCode,
          Password: newPassword,
        }),
      );
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(confirm(getWrongCode(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(confirm(code))).name).toBe('LimitExceededException');
    expect((await signInWithPassword(username)).isSignedIn).toBe(true);
  });

  it('can still be reset with the code after a weak new password', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    await resetPassword({ username });
    const confirmationCode = await own.codeFor(username);
    for (const poor of ['short', 'password', '12345678', 'Password', 'iloveyou']) {
      const attempt = confirmResetPassword({ username, newPassword: poor, confirmationCode });
      expect((await getRejection(attempt)).name).toBe('InvalidPasswordException');
    }
    await confirmResetPassword({ username, newPassword, confirmationCode });
  });

  it('can be reset with a code once, within ten minutes', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    await resetPassword({ username });
    const first = await own.codeFor(username);
    await confirmResetPassword({ username, newPassword, confirmationCode: first });
    const reused = confirmResetPassword({ username, newPassword: testPassword, confirmationCode: first });
    expect((await getRejection(reused)).name).toMatch(/^(CodeMismatch|ExpiredCode)Exception$/);
    await resetPassword({ username });
    const confirmationCode = await own.codeFor(username);
    own.advanceTime(10 * 60 + 1);
    const late = confirmResetPassword({ username, newPassword: testPassword, confirmationCode });
    expect((await getRejection(late)).name).toBe('ExpiredCodeException');
  });

  it('cannot be reset with a code of another purpose', async (context) => {
    const own = requireOwnPool(context, pool);
    const username = createEmail();
    await signUp({ username, password: testPassword, options: { userAttributes: { email: username } } });
    const confirmationCode = await own.codeFor(username);
    await getRejection(confirmResetPassword({ username, newPassword, confirmationCode }));
    const { nextStep } = await signInWithPassword(username);
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('ends the lock after too many wrong passwords when it is reset', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    for (let attempt = 0; attempt < 8; attempt++)
      await getRejection(signInWithPassword(username, 'not-the-password'));
    await resetPassword({ username });
    await confirmResetPassword({ username, newPassword, confirmationCode: await own.codeFor(username) });
    expect((await signInWithPassword(username, newPassword)).isSignedIn).toBe(true);
  });
});

describe('changing the password', () => {
  it('requires the old one, ends the other logins, and is reported by email', async (context) => {
    requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const other = await getOtherBrowserToken(pool, email);
    await signInWithPassword(email);
    await updatePassword({ oldPassword: testPassword, newPassword });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeDefined();
    expect((await getRejection(getUserByToken(pool, other))).name).toBe(notAuthorized);
    expect(await listEmailKinds(email)).toContain('password-changed');
    await signOut();
    expect((await getRejection(signInWithPassword(email))).name).toBe(notAuthorized);
    expect((await signInWithPassword(email, newPassword)).isSignedIn).toBe(true);
  });

  it('counts a wrong old password as a guess', async () => {
    const { email } = await createAccount(pool);
    const AccessToken = await getOtherBrowserToken(pool, email);
    const change = (PreviousPassword: string) =>
      pool.admin.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: newPassword }),
      );
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(change(`wrong-guess-${attempt}`))).message).toBe(
        'Incorrect username or password.',
      );
    }
    expect((await getRejection(change(testPassword))).message).toBe('Password attempts exceeded');
  });

  it('rejects a weak new password', async () => {
    const { email } = await createAccount(pool);
    await signInWithPassword(email);
    for (const poor of ['short', 'password', 'a'.repeat(257)]) {
      const attempt = updatePassword({ oldPassword: testPassword, newPassword: poor });
      expect((await getRejection(attempt)).name).toBe('InvalidPasswordException');
    }
  });
});
