import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  updateMFAPreference,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { callPoolExtension } from '../harness/identity-extension.ts';
import { fetchFactors } from '../harness/identity-mfa.ts';
import {
  adminGetAccount,
  createAccountWithPhone,
  createPhoneNumber,
  readSmsCode,
} from '../harness/identity-phone.ts';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn, signInWithLibrary } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();
const ask = () => sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
const prove = (confirmationCode: string) =>
  confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode });
const change = (phone_number: string) => updateUserAttributes({ userAttributes: { phone_number } });
const done = { phone_number: { isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } } };
const at = (phone: string) => ({ destination: `+*********${phone.slice(-2)}`, deliveryMedium: 'SMS' });

/** Creates a signed-in user with a phone number. */
async function withNumber(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email } = await createAccount(pool);
  await signInWithLibrary(email);
  const phone = createPhoneNumber();
  expect(await change(phone)).toMatchObject({ phone_number: { isUpdated: true } });
  return { own, email, phone };
}

describe('a telephone number', () => {
  it('counts at once, unproven, and nothing is sent before its owner asks', async (context) => {
    const { own, phone } = await withNumber(context);
    expect(await own.texts(phone)).toEqual([]);
    const given = { phone_number: phone, phone_number_verified: 'false' };
    expect(await fetchUserAttributes()).toMatchObject(given);
  });

  it('is proven by the code that was sent to it, which its owner is told by mail', async (context) => {
    const { own, email, phone } = await withNumber(context);
    expect(await ask()).toMatchObject({ ...at(phone), attributeName: 'phone_number' });
    const [sent] = await own.texts(phone);
    expect(sent).toEqual({
      kind: 'verify-phone',
      to: phone,
      code: expect.stringMatching(/^\d{6}$/),
      minutes: 10,
    });
    const code = sent?.code ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await getRejection(prove(wrong))).name).toBe('CodeMismatchException');
    await prove(code);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload).toMatchObject({ phone_number: phone, phone_number_verified: true });
    expect((await own.mails(email)).at(-1)).toEqual({
      kind: 'phone-proven',
      to: email,
      firstName: 'Amara',
      phone: at(phone).destination,
    });
    expect((await getRejection(prove(code))).name).toBe('ExpiredCodeException');
  });

  it('is proven by no code that went to another number', async (context) => {
    const { own, phone } = await withNumber(context);
    await ask();
    const code = await readSmsCode(own, phone);
    await change('+447700900999');
    expect((await getRejection(prove(code))).name).toBe('ExpiredCodeException');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
  });

  it('is unproven again when it changes, and gone with its proof when it is taken away', async () => {
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    expect(await change(phone)).toMatchObject(done);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' });
    await change('+447700900998');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
    await change(phone);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
    await adminGetAccount(pool, email, { phone_number_verified: 'true' });
    await change('');
    const left = await fetchUserAttributes();
    expect(left).not.toHaveProperty('phone_number');
    expect(left).not.toHaveProperty('phone_number_verified');
    expect((await getRejection(ask())).message).toBe('User does not have a phone number.');
  });

  it('is proven by nobody by saying so', async () => {
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const claim = updateUserAttributes({ userAttributes: { phone_number_verified: 'true' } as never });
    expect((await getRejection(claim)).name).toBe('NotAuthorizedException');
  });
});

describe('a number that codes go to', () => {
  async function withCodes(context: Parameters<typeof requireOwnPool>[0]) {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    await updateMFAPreference({ sms: 'ENABLED' });
    return { own, email, phone, next: createPhoneNumber() };
  }

  it('holds until the new one is proven', async (context) => {
    const { own, phone, next } = await withCodes(context);
    expect(await change(next)).toEqual({
      phone_number: {
        isUpdated: false,
        nextStep: {
          updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
          codeDeliveryDetails: { ...at(next), attributeName: 'phone_number' },
        },
      },
    });
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: phone, phone_number_verified: 'true' });
    await prove(await readSmsCode(own, next));
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: next, phone_number_verified: 'true' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['SMS'] });
  });

  it('does not wait any more once the old one is given again', async (context) => {
    const { own, phone, next } = await withCodes(context);
    await change(next);
    await updateUserAttributes({ userAttributes: { family_name: 'Cole' } });
    const code = await readSmsCode(own, next);
    expect(await change(phone)).toMatchObject(done);
    expect((await getRejection(prove(code))).name).toBe('ExpiredCodeException');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: phone, phone_number_verified: 'true' });
  });

  it('cannot be taken away, by the administrator neither', async (context) => {
    const { email } = await withCodes(context);
    expect((await getRejection(change(''))).name).toBe('InvalidParameterException');
    const unproven = await getRejection(adminGetAccount(pool, email, { phone_number_verified: 'false' }));
    expect(unproven.name).toBe('InvalidParameterException');
    await updateMFAPreference({ sms: 'DISABLED' });
    expect(await change('')).toMatchObject(done);
  });
});

describe('a pool that can send no text messages', () => {
  it('says so, and offers none', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ texts: false });
    const { begin, client } = createRawSignIn(own);
    const other = { ...own, own, admin: client, kept: new Map() };
    const { email } = await createAccountWithPhone(other);
    const AccessToken = (await begin(email, testPassword)).AuthenticationResult?.AccessToken;
    const asked = callPoolExtension(own, 'GetUserAttributeVerificationCode', {
      AccessToken,
      AttributeName: 'phone_number',
    });
    expect((await getRejection(asked)).name).toBe('CodeDeliveryFailureException');
    const wanted = callPoolExtension(own, 'SetUserMFAPreference', {
      AccessToken,
      SMSMfaSettings: { Enabled: true },
    });
    expect((await getRejection(wanted)).name).toBe('InvalidParameterException');
    await own.stop();
  });
});
