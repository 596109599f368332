import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn, signOut, updateMFAPreference } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { requestRecoveryCodes } from '../harness/identity-extension.ts';
import { enableApp, fetchFactors, getAppCode } from '../harness/identity-mfa.ts';
import { adminGetAccount, createAccountWithPhone, readSmsCode } from '../harness/identity-phone.ts';
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
const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const asksSms = (phone: string) => ({
  isSignedIn: false,
  nextStep: {
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: { deliveryMedium: 'SMS', destination: `+*********${phone.slice(-2)}` },
  },
});

describe('a code by text message after the password', () => {
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

  it('signs in, once', async (context) => {
    const { own, email, phone } = await withSms(context);
    expect(await signInWithLibrary(email)).toEqual(asksSms(phone));
    const code = await readSmsCode(own, phone);
    expect((await getRejection(give(not(code)))).name).toBe('CodeMismatchException');
    expect(await give(code)).toEqual(done);
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['SMS'] });
    expect(await own.texts(phone)).toEqual([{ kind: 'sign-in', to: phone, code, minutes: 10 }]);
  });

  it('gives way to a recovery code', async (context) => {
    const { email, codes } = await withSms(context);
    await signInWithLibrary(email);
    expect(await give(codes[3] ?? '')).toEqual(done);
  });

  it('is good for ten minutes', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    own.pass(590);
    expect(await give(await readSmsCode(own, phone))).toEqual(done);
    await signOut();
    await signInWithLibrary(email);
    own.pass(601);
    expect((await getRejection(give(await readSmsCode(own, phone)))).name).toBe('NotAuthorizedException');
  });

  it('may be mistyped five times, then there are pauses', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    const code = await readSmsCode(own, phone);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(give(not(code)))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(give(code))).name).toBe('TooManyFailedAttemptsException');
  });

  it('is void when the number it went to is not proven any more', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    const code = await readSmsCode(own, phone);
    await adminGetAccount(pool, email, { phone_number: '+447700900997', phone_number_verified: 'true' });
    expect((await getRejection(give(code))).name).toBe('ExpiredCodeException');
  });

  it('is one to choose from, or the preferred one', async (context) => {
    const { own, email, phone } = await withSms(context);
    await signInWithLibrary(email);
    await give(await readSmsCode(own, phone));
    const key = await enableApp(own);
    await signOut();
    expect(await signInWithLibrary(email)).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['TOTP', 'SMS'] },
    });
    expect(await give('SMS')).toEqual(asksSms(phone));
    expect(await give(await readSmsCode(own, phone))).toEqual(done);
    await updateMFAPreference({ sms: 'PREFERRED' });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(asksSms(phone));
    await give(await readSmsCode(own, phone));
    await updateMFAPreference({ sms: 'DISABLED' });
    await signOut();
    await signInWithLibrary(email);
    expect(await give(getAppCode(own, key))).toEqual(done);
  });

  it('needs a number that was proven', async () => {
    const { email } = await createAccount(pool);
    await adminGetAccount(pool, email, { phone_number: '+447700900123' });
    await signInWithLibrary(email);
    expect(await getRejection(updateMFAPreference({ sms: 'ENABLED' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'User does not have delivery config set to turn on SMS_MFA',
    });
  });
});

describe('a code by text message in place of the password', () => {
  const begin = (username: string) =>
    signIn({ username, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' } });

  it('signs in', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    expect(await begin(email)).toEqual(asksSms(phone));
    const code = await readSmsCode(own, phone);
    expect((await getRejection(give(not(code)))).name).toBe('CodeMismatchException');
    expect(await give(code)).toEqual(done);
  });

  it('is offered to whoever has a proven number, and to some whom nobody knows', async () => {
    const { email } = await createAccountWithPhone(pool);
    expect(await offeredTo(email)).toContain('SMS_OTP');
    const unproven = await createAccount(pool);
    await adminGetAccount(pool, unproven.email, { phone_number: '+447700900123' });
    expect(await offeredTo(unproven.email)).not.toContain('SMS_OTP');
    const offers = { with: 0, without: 0 };
    // One in ten usernames appears to have it: two hundred in a row without one are practically impossible.
    for (let asked = 0; asked < 200 && (offers.with === 0 || offers.without === 0); asked++) {
      offers[(await offeredTo(createEmail())).includes('SMS_OTP') ? 'with' : 'without']++;
    }
    expect(offers.with).toBeGreaterThan(0);
    expect(offers.without).toBeGreaterThan(0);
  });

  it('looks the same where nobody has the name, and opens nothing there', async () => {
    let stranger = createEmail();
    while (!(await offeredTo(stranger)).includes('SMS_OTP')) stranger = createEmail();
    const asked = await begin(stranger);
    const again = await begin(stranger);
    expect(asked).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' } });
    expect(again).toEqual(asked);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await getRejection(give('123456'))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(give('123456'))).name).toBe('TooManyFailedAttemptsException');
  });

  it('is one factor of an account that has two: the password or another one is asked for as well', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, phone } = await createAccountWithPhone(pool);
    await signInWithLibrary(email);
    await updateMFAPreference({ sms: 'ENABLED' });
    await signOut();
    await begin(email);
    const { nextStep } = await give(await readSmsCode(own, phone));
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await give(testPassword)).toEqual(done);
  });
});

/** Returns the first factors offered for a username. */
async function offeredTo(USERNAME: string): Promise<string[]> {
  const asked = new InitiateAuthCommand({
    ClientId: pool.clientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME },
  });
  return (await pool.admin.send(asked)).AvailableChallenges ?? [];
}

describe('text messages without end', () => {
  /** Starts a pool with rate limits and a fixed clock, so that no new hour begins. */
  async function withLimits() {
    const own = await startIdentity({ limits: true });
    const hourMs = 3_600_000;
    const now = new Date(Math.floor(Date.now() / hourMs) * hourMs);
    own.pool.now = () => now;
    return { own, ...createRawSignIn(own) };
  }

  it('end at five in an hour after the password, whatever others ask for who merely know the address', async () => {
    const { own, client, begin } = await withLimits();
    const { email } = await createAccountWithPhone({ ...pool, ...own, admin: client, own });
    await own.pool.database.execute(`UPDATE identity.users SET second_factors = '["SMS_MFA"]'`);
    const beginBySms = bySms(own.clientId, client);
    for (let asked = 0; asked < 5; asked++) expect((await beginBySms(email)).ChallengeName).toBe('SMS_OTP');
    expect((await getRejection(beginBySms(email))).name).toBe('LimitExceededException');
    for (let asked = 0; asked < 5; asked++) {
      expect((await begin(email, testPassword)).ChallengeName).toBe('SMS_MFA');
    }
    expect((await getRejection(begin(email, testPassword))).name).toBe('LimitExceededException');
    await own.stop();
  });

  it('end as soon for a name that nobody has', async () => {
    const { own, client } = await withLimits();
    const beginBySms = bySms(own.clientId, client);
    let stranger = createEmail();
    while ((await beginBySms(stranger)).ChallengeName !== 'SMS_OTP') stranger = createEmail();
    for (let asked = 1; asked < 5; asked++)
      expect((await beginBySms(stranger)).ChallengeName).toBe('SMS_OTP');
    expect((await getRejection(beginBySms(stranger))).name).toBe('LimitExceededException');
    await own.stop();
  });
});

/** Begins a sign-in by text message, if it's offered. */
function bySms(ClientId: string, client: ReturnType<typeof createRawSignIn>['client']) {
  return (USERNAME: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'SMS_OTP' },
      }),
    );
}
