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
import { codeOfApp, factors, turnOnApp, wrongCode } from '../harness/identity-mfa.ts';
import { newAccount, ownPool, password, refusal, suitePool } from '../harness/identity-pool.ts';
import { enter, passwordFlows, steps } from '../harness/identity-sign-in.ts';

const pool = await suitePool();

const asksApp = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } };
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const expired = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};

/** An account with an app, signed out. */
async function withApp(context: Parameters<typeof ownPool>[0]) {
  const own = ownPool(context, pool);
  const { email, sub } = await newAccount(pool);
  await enter(email);
  const key = await turnOnApp(own);
  await signOut();
  return { own, email, sub, key };
}

describe('setting an app up', () => {
  it('takes effect once it is proven and turned on', async (context) => {
    const own = ownPool(context, pool);
    const { email } = await newAccount(pool);
    await enter(email);
    expect(await factors()).toEqual({ preferred: undefined, enabled: undefined });
    const details = await setUpTOTP();
    expect(details.getSetupUri('Miles Street', email).toString()).toContain(details.sharedSecret);
    const turnOn = () => updateMFAPreference({ totp: 'PREFERRED' });
    expect((await refusal(turnOn())).name).toBe('InvalidParameterException');
    await verifyTOTPSetup({ code: codeOfApp(own, details.sharedSecret) });
    expect(await factors()).toEqual({ preferred: undefined, enabled: undefined });
    await turnOn();
    expect(await factors()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
    await updateMFAPreference({ totp: 'NOT_PREFERRED' });
    expect(await factors()).toEqual({ preferred: undefined, enabled: ['TOTP'] });
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await factors()).toEqual({ preferred: undefined, enabled: undefined });
    await signOut();
    expect(await enter(email)).toEqual(done);
  });

  it('needs a code that fits, and an app that was handed a key', async (context) => {
    const own = ownPool(context, pool);
    const { email } = await newAccount(pool);
    await enter(email);
    const verify = (code: string) => refusal(verifyTOTPSetup({ code }));
    expect((await verify('000000')).name).toBe('SoftwareTokenMFANotFoundException');
    const { sharedSecret: key } = await setUpTOTP();
    const wrong = wrongCode(own, key);
    // For a while nothing passes: no pause may end by itself.
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await verify(wrong)).toEqual({
        name: 'EnableSoftwareTokenMFAException',
        message: 'Code mismatch',
      });
    }
    expect((await verify(codeOfApp(own, key))).name).toBe('TooManyFailedAttemptsException');
    own.pass(2);
    await verifyTOTPSetup({ code: codeOfApp(own, key) });
  });

  it('leaves the app that there is in its place until the next one is proven', async (context) => {
    const { own, email, key } = await withApp(context);
    const enterWith = async (code: string) => {
      await enter(email);
      return confirmSignIn({ challengeResponse: code });
    };
    await enterWith(codeOfApp(own, key));
    const { sharedSecret: next } = await setUpTOTP();
    own.pass(60);
    await signOut();
    expect(await enterWith(codeOfApp(own, key))).toEqual(done);
    await verifyTOTPSetup({ code: codeOfApp(own, next) });
    own.pass(60);
    await signOut();
    expect((await refusal(enterWith(codeOfApp(own, key)))).name).toBe('CodeMismatchException');
    expect(await confirmSignIn({ challengeResponse: codeOfApp(own, next) })).toEqual(done);
  });

  it('keeps its key sealed', async (context) => {
    const { own, sub, key } = await withApp(context);
    const { database, sealing } = own.pool;
    const [token] = await database.select().from(softwareTokens).where(eq(softwareTokens.sub, sub));
    expect(JSON.stringify(token)).not.toContain(key);
    expect(sealing.open(`software-token|${sub}`, token?.sealedKey ?? '')).toBe(key);
    expect(() => sealing.open('software-token|somebody', token?.sealedKey ?? '')).toThrow();
  });
});

describe.each(passwordFlows)('a code of an app at %s', (flow) => {
  it('is asked for after the password, on a known device too, which then proves itself', async (context) => {
    const { own, email, sub, key } = await withApp(context);
    expect(await enter(email, flow)).toEqual(asksApp);
    expect(await confirmSignIn({ challengeResponse: codeOfApp(own, key) })).toEqual(done);
    expect(await getCurrentUser()).toMatchObject({ userId: sub });
    const devices = (await fetchDevices()).length;
    own.pass(60);
    await signOut();
    expect(await enter(email, flow)).toEqual(asksApp);
    expect(await confirmSignIn({ challengeResponse: codeOfApp(own, key) })).toEqual(done);
    expect(await fetchDevices()).toHaveLength(devices);
  });

  it('is asked for before a device is told that it is not known any more', async (context) => {
    const { own, email, key } = await withApp(context);
    await enter(email, flow);
    await confirmSignIn({ challengeResponse: codeOfApp(own, key) });
    own.pass(60);
    await signOut();
    await own.pool.database.execute('DELETE FROM identity.devices');
    expect(await enter(email, flow)).toEqual(asksApp);
    expect(await confirmSignIn({ challengeResponse: codeOfApp(own, key) })).toEqual(done);
    expect(await fetchDevices()).toHaveLength(1);
  });

  it('may be mistyped, and is good one step before and after', async (context) => {
    const { own, email, key } = await withApp(context);
    await enter(email, flow);
    const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
    expect((await refusal(give(wrongCode(own, key)))).name).toBe('CodeMismatchException');
    expect((await refusal(give(codeOfApp(own, key, -3)))).name).toBe('CodeMismatchException');
    expect(await give(codeOfApp(own, key, -1))).toEqual(done);
    await signOut();
    await enter(email, flow);
    expect(await give(codeOfApp(own, key, 1))).toEqual(done);
  });
});

describe('a code of an app', () => {
  it('is asked for by the name of the app', async (context) => {
    const own = ownPool(context, pool);
    const { email } = await newAccount(pool);
    await enter(email);
    const { sharedSecret } = await setUpTOTP();
    const code = codeOfApp(own, sharedSecret);
    await verifyTOTPSetup({ code, options: { friendlyDeviceName: 'Amara’s telephone' } });
    await updateMFAPreference({ totp: 'ENABLED' });
    const { ChallengeName, ChallengeParameters } = await steps(pool).begin(email, password);
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect(ChallengeParameters?.FRIENDLY_DEVICE_NAME).toBe('Amara’s telephone');
  });

  it('is good once, and so is none before it', async (context) => {
    const { own, email, key } = await withApp(context);
    const [now, before] = [codeOfApp(own, key), codeOfApp(own, key, -1)];
    await enter(email);
    await confirmSignIn({ challengeResponse: now });
    await signOut();
    await enter(email);
    for (const used of [now, before]) {
      expect(await refusal(confirmSignIn({ challengeResponse: used }))).toEqual({
        name: 'ExpiredCodeException',
        message: 'Your software token has already been used once.',
      });
    }
    expect(await confirmSignIn({ challengeResponse: codeOfApp(own, key, 1) })).toEqual(done);
  });

  it('comes within three minutes of the password', async (context) => {
    const { own, email, key } = await withApp(context);
    await enter(email);
    own.pass(181);
    expect(await refusal(confirmSignIn({ challengeResponse: codeOfApp(own, key) }))).toEqual(expired);
  });

  it('is worth nothing when the password has changed meanwhile', async (context) => {
    const { own, email, key } = await withApp(context);
    await enter(email);
    await confirmSignIn({ challengeResponse: codeOfApp(own, key) });
    own.pass(60);
    const { begin, answer } = steps(pool);
    const { Session } = await begin(email, password);
    const give = () =>
      answer('SOFTWARE_TOKEN_MFA', Session, {
        USERNAME: email,
        SOFTWARE_TOKEN_MFA_CODE: codeOfApp(own, key),
      });
    const open = await own.pool.database.select().from(authSessions);
    await updatePassword({ oldPassword: password, newPassword: 'another-harbour-28' });
    expect(await refusal(give())).toEqual(expired);
    // Nor when the session outlived the change, as one does that is being answered at that moment.
    await own.pool.database.insert(authSessions).values(open).onConflictDoNothing();
    expect(await refusal(give())).toEqual(expired);
  });
});
