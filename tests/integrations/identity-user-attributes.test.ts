import {
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signOut,
  signUp,
  updateUserAttribute,
  updateUserAttributes,
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

describe('the user attributes', () => {
  it('can be read and changed, and appear in the next tokens', async () => {
    const { email, sub } = await createAccount(pool);
    await signInWithPassword(email);
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
    await signInWithPassword(email);
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
    await signInWithPassword(email);
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
    await signInWithPassword(old);
    const steps = await updateUserAttributes({ userAttributes: { email } });
    expect(steps.email).toMatchObject({
      isUpdated: false,
      nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
    });
    expect(await fetchUserAttributes()).toMatchObject({ email: old, email_verified: 'true' });
    expect((await getRejection(getOtherBrowserToken(pool, email))).name).toBe(notAuthorized);
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
    expect((await getRejection(signInWithPassword(old))).name).toBe(notAuthorized);
    expect((await signInWithPassword(email)).isSignedIn).toBe(true);
  });

  it('gets its code again on request', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email: old } = await createAccount(pool);
    const email = createEmail();
    await signInWithPassword(old);
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
    await signInWithPassword(account.email);
    const attempt = async () => {
      await updateUserAttributes({ userAttributes: { email: otherAccount.email } });
      const confirmationCode = await own.codeFor(otherAccount.email);
      await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    };
    expect((await getRejection(attempt())).name).toBe('AliasExistsException');
    expect((await fetchUserAttributes()).email).toBe(account.email);
    expect(await getOtherBrowserToken(pool, otherAccount.email)).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('removes it and frees its address', async () => {
    const { email } = await createAccount(pool);
    const other = await getOtherBrowserToken(pool, email);
    await signInWithPassword(email);
    await deleteUser();
    expect((await getRejection(signInWithPassword(email))).name).toBe(notAuthorized);
    expect((await getRejection(getUserByToken(pool, other))).name).toMatch(
      /^(NotAuthorized|UserNotFound)Exception$/,
    );
    const { nextStep } = await signUp({
      username: email,
      password: testPassword,
      options: { userAttributes: { email } },
    });
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    expect((await signInWithPassword(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });
});
