import { generateRecoveryCodes } from '@studio/identity/users/recovery-codes';
import { users } from '@studio/identity/users/tables';
import { confirmSignIn, signOut, updateMFAPreference } from 'aws-amplify/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { callPoolExtension, getAccessToken, requestRecoveryCodes } from '../harness/identity-extension.ts';
import { enableApp, getAppCode } from '../harness/identity-mfa.ts';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';
import { createRawSignIn, signInWithLibrary } from '../harness/identity-sign-in.ts';

const pool = await openPoolForSuite();
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const left = async () =>
  (
    await callPoolExtension<{ Left: number }>(pool, 'CountRecoveryCodes', {
      AccessToken: await getAccessToken(),
    })
  ).Left;

/** Creates a signed-in user with an app and recovery codes. */
async function withApp(context: Parameters<typeof requireOwnPool>[0]) {
  const own = requireOwnPool(context, pool);
  const { email, sub } = await createAccount(pool);
  await signInWithLibrary(email);
  const key = await enableApp(own);
  return { own, email, sub, key, codes: await requestRecoveryCodes(pool) };
}

describe('recovery codes', () => {
  it('are ten of ten signs, which the database does not have', async (context) => {
    const { own, codes } = await withApp(context);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
    const { rows } = (await own.pool.database.execute(
      'SELECT * FROM identity.recovery_codes',
    )) as unknown as { rows: object[] };
    const kept = JSON.stringify(rows);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace('-', ''));
    }
    expect(await left()).toBe(10);
  });

  it('are taken in place of a code of the app, each once, however they are written', async (context) => {
    const { own, email, codes } = await withApp(context);
    const [first = '', second = ''] = codes;
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await give(first)).toEqual(done);
    expect(await left()).toBe(9);
    await signOut();
    await signInWithLibrary(email);
    expect((await getRejection(give(first))).name).toBe('CodeMismatchException');
    expect(await give(` ${second.toUpperCase().replace('-', ' \u2013 ')} `)).toEqual(done);
    expect(await left()).toBe(8);
    const told = (await own.mails(email)).filter(({ kind }) => kind.startsWith('recovery'));
    expect(told).toEqual([
      { kind: 'recovery-codes-made', to: email, firstName: 'Amara' },
      { kind: 'recovery-code-used', to: email, firstName: 'Amara', left: 9 },
      { kind: 'recovery-code-used', to: email, firstName: 'Amara', left: 8 },
    ]);
  });

  it('are taken in place of a mailed code', async (context) => {
    const { email, codes } = await withApp(context);
    await updateMFAPreference({ email: 'PREFERRED', totp: 'DISABLED' });
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await give(codes[4] ?? '')).toEqual(done);
  });

  it('are void once there are newer ones', async (context) => {
    const { email, codes } = await withApp(context);
    const [newer = ''] = await requestRecoveryCodes(pool);
    expect(await left()).toBe(10);
    await signOut();
    await signInWithLibrary(email);
    expect((await getRejection(give(codes[0] ?? ''))).name).toBe('CodeMismatchException');
    expect(await give(newer)).toEqual(done);
  });

  it('are guessed at with the codes of the app: five tries of all together, then pauses', async (context) => {
    const { own, email, key, codes } = await withApp(context);
    await signOut();
    await signInWithLibrary(email);
    for (const wrong of ['22222-22222', '000000', '33333-33333', '44444-44444', '55555-55555']) {
      expect((await getRejection(give(wrong))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(give(codes[0] ?? ''))).name).toBe('TooManyFailedAttemptsException');
    expect((await getRejection(give(getAppCode(own, key)))).name).toBe('TooManyFailedAttemptsException');
    own.pass(2);
    expect(await give(codes[0] ?? '')).toEqual(done);
  });

  it('are of one account alone', async (context) => {
    const { codes } = await withApp(context);
    await signOut();
    const other = await withApp(context);
    await signOut();
    await signInWithLibrary(other.email);
    expect((await getRejection(give(codes[0] ?? ''))).name).toBe('CodeMismatchException');
  });

  it('go with the account, and need somebody who is signed in', async (context) => {
    const { own, sub } = await withApp(context);
    const token = await getAccessToken();
    await own.pool.database.delete(users).where(eq(users.sub, sub));
    const { rows } = (await own.pool.database.execute(
      `SELECT FROM identity.recovery_codes WHERE sub = '${sub}'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([]);
    for (const operation of ['CreateRecoveryCodes', 'CountRecoveryCodes']) {
      const gone = await getRejection(callPoolExtension(pool, operation, { AccessToken: token }));
      expect(gone.name).toBe('UserNotFoundException');
      const nobody = await getRejection(callPoolExtension(pool, operation, { AccessToken: 'x' }));
      expect(nobody.name).toBe('NotAuthorizedException');
    }
  });
});

describe('recovery codes where a second factor is demanded', () => {
  it('do not stand in for the one that has to be set up', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ mfa: 'required' });
    const { begin, answer, client } = createRawSignIn(own);
    const { email, sub } = await createAccount({ ...own, own, admin: client, kept: new Map() });
    const [code = ''] = await generateRecoveryCodes(own.pool, sub);
    const setup = await begin(email, testPassword);
    expect(setup.ChallengeName).toBe('MFA_SETUP');
    const asked = await answer('MFA_SETUP', setup.Session, { USERNAME: email, EMAIL: email });
    expect(asked.ChallengeName).toBe('EMAIL_OTP');
    const given = answer('EMAIL_OTP', asked.Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await getRejection(given)).name).toBe('CodeMismatchException');
    await own.stop();
  });

  it('cannot be made where nobody is asked for a second factor', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ mfa: 'off' });
    const { begin, client } = createRawSignIn(own);
    const { email } = await createAccount({ ...own, own, admin: client, kept: new Map() });
    const AccessToken = (await begin(email, testPassword)).AuthenticationResult?.AccessToken;
    const refused = await getRejection(callPoolExtension(own, 'CreateRecoveryCodes', { AccessToken }));
    expect(refused.name).toBe('InvalidParameterException');
    await own.stop();
  });
});
