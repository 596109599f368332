import { authSessions } from '@studio/identity/tokens/tables';
import { softwareTokens } from '@studio/identity/users/tables';
import {
  confirmSignIn,
  fetchDevices,
  getCurrentUser,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enableApp, fetchFactors, getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import {
  createRawSignIn,
  passwordFlows,
  signInWithLibrary,
  skipSrpInShortForm,
} from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();

const appCodeStep = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

/** Creates a signed-out account with an app. */
async function withApp(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email, sub } = await createAccount(pool);
  await signInWithLibrary(email);
  const key = await enableApp(own);
  await signOut();
  return { own, email, sub, key };
}

describe('setting up an app', () => {
  it('takes effect once it is verified and enabled', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: undefined });
    const details = await setUpTOTP();
    expect(details.getSetupUri('Miles Street', email).toString()).toContain(details.sharedSecret);
    const enable = () => updateMFAPreference({ totp: 'PREFERRED' });
    expect((await getRejection(enable())).name).toBe('InvalidParameterException');
    await verifyTOTPSetup({ code: getAppCode(own, details.sharedSecret) });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: undefined });
    await enable();
    expect(await fetchFactors()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
    await updateMFAPreference({ totp: 'NOT_PREFERRED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: ['TOTP'] });
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: undefined });
    await signOut();
    expect(await signInWithLibrary(email)).toEqual(done);
  });

  it('requires a matching code, and a key issued before', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const verify = (code: string) => getRejection(verifyTOTPSetup({ code }));
    expect((await verify('000000')).name).toBe('SoftwareTokenMFANotFoundException');
    const { sharedSecret: key } = await setUpTOTP();
    const wrong = getWrongAppCode(own, key);
    // The clock stands still, so that no pause ends.
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await verify(wrong)).toEqual({
        name: 'EnableSoftwareTokenMFAException',
        message: 'Code mismatch',
      });
    }
    expect((await verify(getAppCode(own, key))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(2);
    await verifyTOTPSetup({ code: getAppCode(own, key) });
  });

  it('keeps the current app until the next one is verified', { tags: 'long' }, async (context) => {
    const { own, email, key } = await withApp(context);
    const enterWith = async (code: string) => {
      await signInWithLibrary(email);
      return confirmSignIn({ challengeResponse: code });
    };
    await enterWith(getAppCode(own, key));
    const { sharedSecret: next } = await setUpTOTP();
    own.advanceTime(60);
    await signOut();
    expect(await enterWith(getAppCode(own, key))).toEqual(done);
    await verifyTOTPSetup({ code: getAppCode(own, next) });
    own.advanceTime(60);
    await signOut();
    expect((await getRejection(enterWith(getAppCode(own, key)))).name).toBe('CodeMismatchException');
    expect(await confirmSignIn({ challengeResponse: getAppCode(own, next) })).toEqual(done);
  });

  it('encrypts its key', async (context) => {
    const { own, sub, key } = await withApp(context);
    const { database, encryption } = own.pool;
    const [token] = await database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
    expect(JSON.stringify(token)).not.toContain(key);
    expect(encryption.decrypt(`software-token|${sub}`, token?.encryptedKey ?? '')).toBe(key);
    expect(() => encryption.decrypt('software-token|somebody', token?.encryptedKey ?? '')).toThrow();
  });
});

describe.each(passwordFlows)('an app code at %s', (flow) => {
  it(
    'is required after the password, on a known device too, which then authenticates itself',
    skipSrpInShortForm(flow),
    async (context) => {
      const { own, email, sub, key } = await withApp(context);
      expect(await signInWithLibrary(email, flow)).toEqual(appCodeStep);
      expect(await confirmSignIn({ challengeResponse: getAppCode(own, key) })).toEqual(done);
      expect(await getCurrentUser()).toMatchObject({ userId: sub });
      const devices = (await fetchDevices()).length;
      own.advanceTime(60);
      await signOut();
      expect(await signInWithLibrary(email, flow)).toEqual(appCodeStep);
      expect(await confirmSignIn({ challengeResponse: getAppCode(own, key) })).toEqual(done);
      expect(await fetchDevices()).toHaveLength(devices);
    },
  );

  it('is required before a removed device is rejected', skipSrpInShortForm(flow), async (context) => {
    const { own, email, key } = await withApp(context);
    await signInWithLibrary(email, flow);
    await confirmSignIn({ challengeResponse: getAppCode(own, key) });
    own.advanceTime(60);
    await signOut();
    await own.pool.database.execute('DELETE FROM identity.devices');
    expect(await signInWithLibrary(email, flow)).toEqual(appCodeStep);
    expect(await confirmSignIn({ challengeResponse: getAppCode(own, key) })).toEqual(done);
    expect(await fetchDevices()).toHaveLength(1);
  });

  it(
    'can be retried after a mistake, and works one step early or late',
    skipSrpInShortForm(flow),
    async (context) => {
      const { own, email, key } = await withApp(context);
      await signInWithLibrary(email, flow);
      const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
      expect((await getRejection(submit(getWrongAppCode(own, key)))).name).toBe('CodeMismatchException');
      expect((await getRejection(submit(getAppCode(own, key, -3)))).name).toBe('CodeMismatchException');
      expect(await submit(getAppCode(own, key, -1))).toEqual(done);
      await signOut();
      await signInWithLibrary(email, flow);
      expect(await submit(getAppCode(own, key, 1))).toEqual(done);
    },
  );
});

describe('an app code', () => {
  it('is requested with the name of the app', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signInWithLibrary(email);
    const { sharedSecret } = await setUpTOTP();
    const code = getAppCode(own, sharedSecret);
    await verifyTOTPSetup({ code, options: { friendlyDeviceName: 'Amara’s telephone' } });
    await updateMFAPreference({ totp: 'ENABLED' });
    const { ChallengeName, ChallengeParameters } = await createRawSignIn(pool).initiateAuth(
      email,
      testPassword,
    );
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect(ChallengeParameters?.FRIENDLY_DEVICE_NAME).toBe('Amara’s telephone');
  });

  it('works once, after which earlier codes do not work either', async (context) => {
    const { own, email, key } = await withApp(context);
    const [now, before] = [getAppCode(own, key), getAppCode(own, key, -1)];
    await signInWithLibrary(email);
    await confirmSignIn({ challengeResponse: now });
    await signOut();
    await signInWithLibrary(email);
    for (const used of [now, before]) {
      expect(await getRejection(confirmSignIn({ challengeResponse: used }))).toEqual({
        name: 'ExpiredCodeException',
        message: 'Your software token has already been used once.',
      });
    }
    expect(await confirmSignIn({ challengeResponse: getAppCode(own, key, 1) })).toEqual(done);
  });

  it('must come within three minutes of the password', async (context) => {
    const { own, email, key } = await withApp(context);
    await signInWithLibrary(email);
    own.advanceTime(181);
    expect(await getRejection(confirmSignIn({ challengeResponse: getAppCode(own, key) }))).toEqual(expired);
  });

  it('is rejected when the password has changed in the meantime', async (context) => {
    const { own, email, key } = await withApp(context);
    await signInWithLibrary(email);
    await confirmSignIn({ challengeResponse: getAppCode(own, key) });
    own.advanceTime(60);
    const { initiateAuth, respond } = createRawSignIn(pool);
    const { Session } = await initiateAuth(email, testPassword);
    const submit = () =>
      respond('SOFTWARE_TOKEN_MFA', Session, {
        USERNAME: email,
        SOFTWARE_TOKEN_MFA_CODE: getAppCode(own, key),
      });
    const open = await own.pool.database.select().from(authSessions);
    await updatePassword({ oldPassword: testPassword, newPassword: 'another-harbour-28' });
    expect(await getRejection(submit())).toEqual(expired);
    // The code isn't accepted even when the session survives the change, as a session does that a concurrent request is
    // using.
    await own.pool.database.insert(authSessions).values(open).onConflictDoNothing();
    expect(await getRejection(submit())).toEqual(expired);
  });
});
