import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn, signOut, updateMFAPreference } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { requestRecoveryCodes } from '../harness/identity-extension.ts';
import { enableApp, fetchFactors, getAppCode } from '../harness/identity-mfa.ts';
import { adminSetAttributes, createAccountWithPhone, readSmsCode } from '../harness/identity-phone.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn, signInWithLibrary } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();
const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const smsCodeStep = (phone: string) => ({
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: { deliveryMedium: 'SMS', destination: `+*********${phone.slice(-2)}` },
  },
});

describe('a text message code after the password', () => {
  /** Creates a user with SMS codes, signed out. */
  async function withSms(context: Parameters<typeof requireOwnPool>[0]) {
    const own = requireOwnPool(context, pool);
    const account = await createAccountWithPhone(pool);
    await signInWithLibrary(account.email);
    await updateMFAPreference({ sms: 'ENABLED' });
    const codes = await requestRecoveryCodes(pool);
    await signOut();
    return { own, ...account, codes };
  }

  it('signs in, and works once', async (context) => {
    const { own, email, phone } = await withSms(context);
    expect(await signInWithLibrary(email)).toEqual(smsCodeStep(phone));
    const code = await readSmsCode(own, phone);
    expect((await getRejection(submit(getWrongCode(code)))).name).toBe('CodeMismatchException');
    expect(await submit(code)).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['SMS'] });
    expect(await own.texts(phone)).toEqual([{ kind: 'sign-in', to: phone, code, minutes: 10 }]);
  });

  it('can be replaced by a recovery code', { tags: 'long' }, async (context) => {
    const { email, codes } = await withSms(context);
    await signInWithLibrary(email);
    expect(await submit(codes[3] ?? '')).toEqual(done);
  });

  it('lasts ten minutes', { tags: 'long' }, async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    own.advanceTime(590);
    expect(await submit(await readSmsCode(own, phone))).toEqual(done);
    await signOut();
    await signInWithLibrary(email);
    own.advanceTime(601);
    expect((await getRejection(submit(await readSmsCode(own, phone)))).name).toBe('NotAuthorizedException');
  });

  it('allows five wrong tries, then pauses', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    const code = await readSmsCode(own, phone);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(submit(getWrongCode(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(submit(code))).name).toBe('TooManyFailedAttemptsException');
  });

  it('is void when its number is no longer verified', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    const code = await readSmsCode(own, phone);
    await adminSetAttributes(pool, email, { phone_number: '+447700900997', phone_number_verified: 'true' });
    expect((await getRejection(submit(code))).name).toBe('ExpiredCodeException');
  });

  it('can be selected, or preferred', { tags: 'long' }, async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    await submit(await readSmsCode(own, phone));
    const key = await enableApp(own);
    await signOut();
    expect(await signInWithLibrary(email)).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'SMS'] },
    });
    expect(await submit('SMS')).toEqual(smsCodeStep(phone));
    expect(await submit(await readSmsCode(own, phone))).toEqual(done);
    await updateMFAPreference({ sms: 'PREFERRED' });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(smsCodeStep(phone));
    await submit(await readSmsCode(own, phone));
    await updateMFAPreference({ sms: 'DISABLED' });
    await signOut();
    await signInWithLibrary(email);
    expect(await submit(getAppCode(own, key))).toEqual(done);
  });

  it('requires a verified number', async () => {
    const { email } = await createAccount(pool);
    await adminSetAttributes(pool, email, { phone_number: '+447700900123' });
    await signInWithLibrary(email);
    expect(await getRejection(updateMFAPreference({ sms: 'ENABLED' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'User does not have delivery config set to turn on SMS_MFA',
    });
  });
});

describe('a text message code instead of the password', () => {
  const startSmsSignIn = (username: string) =>
    signIn({ username, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' } });

  it('signs in', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    expect(await startSmsSignIn(email)).toEqual(smsCodeStep(phone));
    const code = await readSmsCode(own, phone);
    expect((await getRejection(submit(getWrongCode(code)))).name).toBe('CodeMismatchException');
    expect(await submit(code)).toEqual(done);
  });

  it('is offered to users with a verified number, and to some unknown users', async () => {
    const { email } = await createAccountWithPhone(pool);
    expect(await offeredTo(email)).toContain('SMS_OTP');
    const unverified = await createAccount(pool);
    await adminSetAttributes(pool, unverified.email, { phone_number: '+447700900123' });
    expect(await offeredTo(unverified.email)).not.toContain('SMS_OTP');
    const offers = { with: 0, without: 0 };
    // One in ten unknown usernames appears to have a phone number, so two hundred in a row without one are practically
    // impossible.
    for (let asked = 0; asked < 200 && (offers.with === 0 || offers.without === 0); asked++) {
      offers[(await offeredTo(createEmail())).includes('SMS_OTP') ? 'with' : 'without']++;
    }
    expect(offers.with).toBeGreaterThan(0);
    expect(offers.without).toBeGreaterThan(0);
  });

  it('looks the same for an unknown user, and opens nothing', async () => {
    let unknownEmail = createEmail();
    while (!(await offeredTo(unknownEmail)).includes('SMS_OTP')) unknownEmail = createEmail();
    const first = await startSmsSignIn(unknownEmail);
    const second = await startSmsSignIn(unknownEmail);
    expect(first).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' } });
    expect(second).toEqual(first);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(submit('123456'))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(submit('123456'))).name).toBe('TooManyFailedAttemptsException');
  });

  it('counts as one of two factors: the password or another factor is required too', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    await updateMFAPreference({ sms: 'ENABLED' });
    await signOut();
    await startSmsSignIn(email);
    const { nextStep } = await submit(await readSmsCode(own, phone));
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await submit(testPassword)).toEqual(done);
  });
});

/** Returns the first factors offered for a username. */
async function offeredTo(USERNAME: string): Promise<string[]> {
  const command = new InitiateAuthCommand({
    ClientId: pool.clientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME },
  });
  return (await pool.admin.send(command)).AvailableChallenges ?? [];
}

describe('the limit on text messages', () => {
  /** Starts a pool with rate limits and a fixed clock, so that no new hour begins. */
  async function withLimits() {
    const own = await startIdentity({ limits: true });
    const hourMs = 3_600_000;
    const now = new Date(Math.floor(Date.now() / hourMs) * hourMs);
    own.pool.now = () => now;
    return { own, ...createRawSignIn(own) };
  }

  it('is five an hour after the password, whatever strangers request for the address', async () => {
    const { own, client, initiateAuth: startSmsSignIn } = await withLimits();
    const { email } = await createAccountWithPhone({ ...pool, ...own, admin: client, own });
    await own.pool.database.execute(`UPDATE identity.users SET second_factors = '["SMS_MFA"]'`);
    const startBySms = createSmsSignIn(own.clientId, client);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await startBySms(email)).ChallengeName).toBe('SMS_OTP');
    expect((await getRejection(startBySms(email))).name).toBe('LimitExceededException');
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await startSmsSignIn(email, testPassword)).ChallengeName).toBe('SMS_MFA');
    }
    expect((await getRejection(startSmsSignIn(email, testPassword))).name).toBe('LimitExceededException');
    await own.stop();
  });

  it('is the same for an unknown user', async () => {
    const { own, client } = await withLimits();
    const startBySms = createSmsSignIn(own.clientId, client);
    let unknownEmail = createEmail();
    while ((await startBySms(unknownEmail)).ChallengeName !== 'SMS_OTP') unknownEmail = createEmail();
    for (let attempt = 1; attempt < 5; attempt++)
      expect((await startBySms(unknownEmail)).ChallengeName).toBe('SMS_OTP');
    expect((await getRejection(startBySms(unknownEmail))).name).toBe('LimitExceededException');
    await own.stop();
  });
});

/** Begins a sign-in by text message, if it's offered. */
function createSmsSignIn(ClientId: string, client: ReturnType<typeof createRawSignIn>['client']) {
  return (USERNAME: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'SMS_OTP' },
      }),
    );
}
