import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  sendUserAttributeVerificationCode,
  signOut,
  signUp,
  updatePassword,
  updateUserAttribute,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { signInWithLibrary as signInBy } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const newPassword = 'another-quiet-harbour';
const enter = (username: string, secret = testPassword) => signInBy(username, 'USER_PASSWORD_AUTH', secret);
const listEmailKinds = async (email: string) =>
  ((await pool.own?.emails(email)) ?? []).map(({ kind }) => kind);
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const notAuthorized = 'NotAuthorizedException';

/** Returns an access token of the same user in another browser. */
async function getOtherBrowserToken(USERNAME: string, PASSWORD = testPassword): Promise<string> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}
const useAccess = (AccessToken: string) => pool.admin.send(new GetUserCommand({ AccessToken }));

describe('a forgotten password', () => {
  it('is reset with an emailed code, which ends all logins', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    const before = await getOtherBrowserToken(username);
    expect(await resetPassword({ username })).toMatchObject({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
    });
    const [message] = await own.emails(username);
    expect(message).toMatchObject({ kind: 'reset-password', firstName: 'Amara', minutes: 10 });
    await useAccess(before);
    await confirmResetPassword({ username, newPassword, confirmationCode: await own.codeFor(username) });
    expect((await getRejection(enter(username))).name).toBe(notAuthorized);
    expect((await enter(username, newPassword)).isSignedIn).toBe(true);
    expect((await getRejection(useAccess(before))).message).toBe('Access Token has been revoked');
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
    expect((await enter(username)).isSignedIn).toBe(true);
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
    const { nextStep } = await enter(username);
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  it('ends the lock after too many wrong passwords when it is reset', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: username } = await createAccount(pool);
    for (let attempt = 0; attempt < 8; attempt++) await getRejection(enter(username, 'not-the-password'));
    await resetPassword({ username });
    await confirmResetPassword({ username, newPassword, confirmationCode: await own.codeFor(username) });
    expect((await enter(username, newPassword)).isSignedIn).toBe(true);
  });
});

describe('changing the password', () => {
  it('requires the old one, ends the other logins, and is reported by email', async (context) => {
    requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const other = await getOtherBrowserToken(email);
    await enter(email);
    await updatePassword({ oldPassword: testPassword, newPassword });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeDefined();
    expect((await getRejection(useAccess(other))).name).toBe(notAuthorized);
    expect(await listEmailKinds(email)).toContain('password-changed');
    await signOut();
    expect((await getRejection(enter(email))).name).toBe(notAuthorized);
    expect((await enter(email, newPassword)).isSignedIn).toBe(true);
  });

  it('counts a wrong old password as a guess', async () => {
    const { email } = await createAccount(pool);
    const AccessToken = await getOtherBrowserToken(email);
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
    await enter(email);
    for (const poor of ['short', 'password', 'a'.repeat(257)]) {
      const attempt = updatePassword({ oldPassword: testPassword, newPassword: poor });
      expect((await getRejection(attempt)).name).toBe('InvalidPasswordException');
    }
  });
});

describe('the user attributes', () => {
  it('can be read and changed, and appear in the next tokens', async () => {
    const { email, sub } = await createAccount(pool);
    await enter(email);
    expect(await fetchUserAttributes()).toEqual({
      sub,
      email,
      email_verified: 'true',
      given_name: 'Amara',
    });
    const userAttributes = { given_name: 'Łucja', family_name: 'Ó Súilleabháin', 'custom:title': 'Prof' };
    const steps = await updateUserAttributes({ userAttributes });
    expect(steps.given_name).toMatchObject({ isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } });
    expect(await fetchUserAttributes()).toMatchObject(userAttributes);
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload).toMatchObject(userAttributes);
    await updateUserAttributes({ userAttributes: { family_name: '' } });
    expect((await fetchUserAttributes()).family_name ?? '').toBe('');
  });

  it('that are read-only or unknown cannot be changed', async () => {
    const { email } = await createAccount(pool);
    await enter(email);
    const before = await fetchUserAttributes();
    for (const [attributeKey, value] of [
      ['sub', '00000000-0000-4000-8000-000000000000'],
      ['email_verified', 'false'],
      ['custom:role', 'ADMIN'],
      ['cognito:groups', 'ADMIN'],
      ['__proto__', 'x'],
      ['constructor', 'x'],
    ] as const) {
      const { name } = await getRejection(updateUserAttribute({ userAttribute: { attributeKey, value } }));
      expect([attributeKey, name]).toEqual([
        attributeKey,
        expect.stringMatching(/^(NotAuthorized|InvalidParameter)Exception$/),
      ]);
    }
    expect(await fetchUserAttributes()).toEqual(before);
  });

  it('reject invalid values', async () => {
    const { email } = await createAccount(pool);
    await enter(email);
    const before = await fetchUserAttributes();
    for (const [attributeKey, value] of [
      ['given_name', 'a'.repeat(2049)],
      ['given_name', 'Ama\u0000ra'],
      ['given_name', 'Amara\r\nBcc: everybody@example.com'],
      ['phone_number', '12345'],
      ['custom:title', 'Emperor'],
      ['email', 'no address'],
    ] as const) {
      const { name } = await getRejection(updateUserAttribute({ userAttribute: { attributeKey, value } }));
      expect([attributeKey, name]).toEqual([attributeKey, 'InvalidParameterException']);
    }
    expect(await fetchUserAttributes()).toEqual(before);
  });
});

describe('a new email address', () => {
  it('replaces the old one only once it is verified', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: old, sub } = await createAccount(pool);
    const email = createEmail();
    await enter(old);
    const steps = await updateUserAttributes({ userAttributes: { email } });
    expect(steps.email).toMatchObject({
      isUpdated: false,
      nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
    });
    expect(await fetchUserAttributes()).toMatchObject({ email: old, email_verified: 'true' });
    expect((await getRejection(getOtherBrowserToken(email))).name).toBe(notAuthorized);
    const code = await own.codeFor(email);
    const wrong = confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: getWrongCode(code) });
    expect((await getRejection(wrong)).name).toBe('CodeMismatchException');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    expect(await fetchUserAttributes()).toMatchObject({ sub, email, email_verified: 'true' });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload).toMatchObject({ sub, email, email_verified: true });
    expect(await own.emails(old)).toContainEqual(
      expect.objectContaining({ kind: 'email-changed', newEmail: email }),
    );
    await signOut();
    expect((await getRejection(enter(old))).name).toBe(notAuthorized);
    expect((await enter(email)).isSignedIn).toBe(true);
  });

  it('gets its code again on request', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: old } = await createAccount(pool);
    const email = createEmail();
    await enter(old);
    await updateUserAttributes({ userAttributes: { email } });
    await own.codeFor(email);
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    expect(await own.emails(email)).toHaveLength(2);
    const confirmationCode = await own.codeFor(email);
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    expect((await fetchUserAttributes()).email).toBe(email);
  });

  it('that belongs to another account is rejected', async (context) => {
    const own = requireOwnPool(context, pool);
    const [account, otherAccount] = [await createAccount(pool), await createAccount(pool)];
    await enter(account.email);
    const attempt = async () => {
      await updateUserAttributes({ userAttributes: { email: otherAccount.email } });
      const confirmationCode = await own.codeFor(otherAccount.email);
      await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    };
    expect((await getRejection(attempt())).name).toBe('AliasExistsException');
    expect((await fetchUserAttributes()).email).toBe(account.email);
    expect(await getOtherBrowserToken(otherAccount.email)).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('removes it and frees its address', async () => {
    const { email } = await createAccount(pool);
    const other = await getOtherBrowserToken(email);
    await enter(email);
    await deleteUser();
    expect((await getRejection(enter(email))).name).toBe(notAuthorized);
    expect((await getRejection(useAccess(other))).name).toMatch(/^(NotAuthorized|UserNotFound)Exception$/);
    const { nextStep } = await signUp({
      username: email,
      password: testPassword,
      options: { userAttributes: { email } },
    });
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect((await enter(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });
});
