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
  adminSetAttributes,
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
const requestCode = () => sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
const verify = (confirmationCode: string) =>
  confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode });
const change = (phone_number: string) => updateUserAttributes({ userAttributes: { phone_number } });
const done = { phone_number: { isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } } };
const maskedDelivery = (phone: string) => ({
  destination: `+*********${phone.slice(-2)}`,
  deliveryMedium: 'SMS',
});

/** Creates a signed-in user with a phone number. */
async function withNumber(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email } = await createAccount(pool);
  await signInWithLibrary(email);
  const phone = createPhoneNumber();
  expect(await change(phone)).toMatchObject({ phone_number: { isUpdated: true } });
  return { own, email, phone };
}

describe('a phone number', () => {
  it('is stored at once, unverified, and no code is sent before its owner asks', async (context) => {
    const { own, phone } = await withNumber(context);
    expect(await own.texts(phone)).toEqual([]);
    const unverified = { phone_number: phone, phone_number_verified: 'false' };
    expect(await fetchUserAttributes()).toMatchObject(unverified);
  });

  it('is verified by the code sent to it, and its owner gets an email', async (context) => {
    const { own, email, phone } = await withNumber(context);
    expect(await requestCode()).toMatchObject({ ...maskedDelivery(phone), attributeName: 'phone_number' });
    const [sent] = await own.texts(phone);
    expect(sent).toEqual({
      kind: 'verify-phone',
      to: phone,
      code: expect.stringMatching(/^\d{6}$/),
      minutes: 10,
    });
    const code = sent?.code ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await getRejection(verify(wrong))).name).toBe('CodeMismatchException');
    await verify(code);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload).toMatchObject({ phone_number: phone, phone_number_verified: true });
    expect((await own.emails(email)).at(-1)).toEqual({
      kind: 'phone-verified',
      to: email,
      firstName: 'Amara',
      phone: maskedDelivery(phone).destination,
    });
    expect((await getRejection(verify(code))).name).toBe('ExpiredCodeException');
  });

  it('is not verified by a code sent to another number', async (context) => {
    const { own, phone } = await withNumber(context);
    await requestCode();
    const code = await readSmsCode(own, phone);
    await change('+447700900999');
    expect((await getRejection(verify(code))).name).toBe('ExpiredCodeException');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
  });

  it('becomes unverified when it changes, and is removed with its verification', async () => {
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    expect(await change(phone)).toMatchObject(done);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' });
    await change('+447700900998');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
    await change(phone);
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' });
    await adminSetAttributes(pool, email, { phone_number_verified: 'true' });
    await change('');
    const attributes = await fetchUserAttributes();
    expect(attributes).not.toHaveProperty('phone_number');
    expect(attributes).not.toHaveProperty('phone_number_verified');
    expect((await getRejection(requestCode())).message).toBe('User does not have a phone number.');
  });

  it('cannot be marked as verified by its owner', async () => {
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const claim = updateUserAttributes({ userAttributes: { phone_number_verified: 'true' } as never });
    expect((await getRejection(claim)).name).toBe('NotAuthorizedException');
  });
});

describe('a number that receives codes', () => {
  async function withCodes(context: Parameters<typeof requireOwnPool>[0]) {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    await updateMFAPreference({ sms: 'ENABLED' });
    return { own, email, phone, next: createPhoneNumber() };
  }

  it('stays until the new one is verified', async (context) => {
    const { own, phone, next } = await withCodes(context);
    expect(await change(next)).toEqual({
      phone_number: {
        isUpdated: false,
        nextStep: {
          updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
          codeDeliveryDetails: { ...maskedDelivery(next), attributeName: 'phone_number' },
        },
      },
    });
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: phone, phone_number_verified: 'true' });
    await verify(await readSmsCode(own, next));
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: next, phone_number_verified: 'true' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['SMS'] });
  });

  it('discards the new one when the old one is entered again', async (context) => {
    const { own, phone, next } = await withCodes(context);
    await change(next);
    await updateUserAttributes({ userAttributes: { family_name: 'Cole' } });
    const code = await readSmsCode(own, next);
    expect(await change(phone)).toMatchObject(done);
    expect((await getRejection(verify(code))).name).toBe('ExpiredCodeException');
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: phone, phone_number_verified: 'true' });
  });

  it('can be neither removed nor unverified, not even by the administrator', async (context) => {
    const { email } = await withCodes(context);
    expect((await getRejection(change(''))).name).toBe('InvalidParameterException');
    const error = await getRejection(adminSetAttributes(pool, email, { phone_number_verified: 'false' }));
    expect(error.name).toBe('InvalidParameterException');
    await updateMFAPreference({ sms: 'DISABLED' });
    expect(await change('')).toMatchObject(done);
  });
});

describe('a pool that cannot send text messages', () => {
  it('reports the failure, and offers no codes by text', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ texts: false });
    const { initiateAuth, client } = createRawSignIn(own);
    const other = { ...own, own, admin: client, storage: new Map() };
    const { email } = await createAccountWithPhone(other);
    const AccessToken = (await initiateAuth(email, testPassword)).AuthenticationResult?.AccessToken;
    const request = callPoolExtension(own, 'GetUserAttributeVerificationCode', {
      AccessToken,
      AttributeName: 'phone_number',
    });
    expect((await getRejection(request)).name).toBe('CodeDeliveryFailureException');
    const preference = callPoolExtension(own, 'SetUserMFAPreference', {
      AccessToken,
      SMSMfaSettings: { Enabled: true },
    });
    expect((await getRejection(preference)).name).toBe('InvalidParameterException');
    await own.stop();
  });
});
