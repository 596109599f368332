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
const submit = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const countRemaining = async () =>
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
  it('are ten codes of ten characters, which the database does not contain', async (context) => {
    const { own, codes } = await withApp(context);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
    const { rows } = (await own.pool.database.execute(
      'SELECT * FROM identity.recovery_codes',
    )) as unknown as { rows: object[] };
    const stored = JSON.stringify(rows);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    expect(await countRemaining()).toBe(10);
  });

  it('replace an app code, each once, in any notation', async (context) => {
    const { own, email, codes } = await withApp(context);
    const [first = '', second = ''] = codes;
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await submit(first)).toEqual(done);
    expect(await countRemaining()).toBe(9);
    await signOut();
    await signInWithLibrary(email);
    expect((await getRejection(submit(first))).name).toBe('CodeMismatchException');
    expect(await submit(` ${second.toUpperCase().replace('-', ' \u2013 ')} `)).toEqual(done);
    expect(await countRemaining()).toBe(8);
    const messages = (await own.emails(email)).filter(({ kind }) => kind.startsWith('recovery'));
    expect(messages).toEqual([
      { kind: 'recovery-codes-made', to: email, firstName: 'Amara' },
      { kind: 'recovery-code-used', to: email, firstName: 'Amara', left: 9 },
      { kind: 'recovery-code-used', to: email, firstName: 'Amara', left: 8 },
    ]);
  });

  it('replace an emailed code', { tags: 'long' }, async (context) => {
    const { email, codes } = await withApp(context);
    await updateMFAPreference({ email: 'PREFERRED', totp: 'DISABLED' });
    await signOut();
    expect((await signInWithLibrary(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await submit(codes[4] ?? '')).toEqual(done);
  });

  it('are void once new ones are created', async (context) => {
    const { email, codes } = await withApp(context);
    const [newer = ''] = await requestRecoveryCodes(pool);
    expect(await countRemaining()).toBe(10);
    await signOut();
    await signInWithLibrary(email);
    expect((await getRejection(submit(codes[0] ?? ''))).name).toBe('CodeMismatchException');
    expect(await submit(newer)).toEqual(done);
  });

  it('share five tries and the pauses with app codes', async (context) => {
    const { own, email, key, codes } = await withApp(context);
    await signOut();
    await signInWithLibrary(email);
    for (const wrong of ['22222-22222', '000000', '33333-33333', '44444-44444', '55555-55555']) {
      expect((await getRejection(submit(wrong))).name).toBe('CodeMismatchException');
    }
    expect((await getRejection(submit(codes[0] ?? ''))).name).toBe('TooManyFailedAttemptsException');
    expect((await getRejection(submit(getAppCode(own, key)))).name).toBe('TooManyFailedAttemptsException');
    own.advanceTime(2);
    expect(await submit(codes[0] ?? '')).toEqual(done);
  });

  it('work for one account only', async (context) => {
    const { codes } = await withApp(context);
    await signOut();
    const other = await withApp(context);
    await signOut();
    await signInWithLibrary(other.email);
    expect((await getRejection(submit(codes[0] ?? ''))).name).toBe('CodeMismatchException');
  });

  it('are deleted with the account, and require a login', async (context) => {
    const { own, sub } = await withApp(context);
    const token = await getAccessToken();
    await own.pool.database.delete(users).where(eq(users.sub, sub));
    const { rows } = (await own.pool.database.execute(
      `SELECT FROM identity.recovery_codes WHERE sub = '${sub}'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([]);
    for (const operation of ['CreateRecoveryCodes', 'CountRecoveryCodes']) {
      const error = await getRejection(callPoolExtension(pool, operation, { AccessToken: token }));
      expect(error.name).toBe('UserNotFoundException');
      const unauthenticated = await getRejection(callPoolExtension(pool, operation, { AccessToken: 'x' }));
      expect(unauthenticated.name).toBe('NotAuthorizedException');
    }
  });
});

describe('recovery codes and the second-factor setting', () => {
  it('do not replace the factor that has to be set up', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ mfa: 'required' });
    const { initiateAuth, respond, client } = createRawSignIn(own);
    const { email, sub } = await createAccount({ ...own, own, admin: client, storage: new Map() });
    const [code = ''] = await generateRecoveryCodes(own.pool, sub);
    const setup = await initiateAuth(email, testPassword);
    expect(setup.ChallengeName).toBe('MFA_SETUP');
    const emailStep = await respond('MFA_SETUP', setup.Session, { USERNAME: email, EMAIL: email });
    expect(emailStep.ChallengeName).toBe('EMAIL_OTP');
    const attempt = respond('EMAIL_OTP', emailStep.Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await getRejection(attempt)).name).toBe('CodeMismatchException');
    await own.stop();
  });

  it('cannot be created where second factors are off', async (context) => {
    requireOwnPool(context, pool);
    const own = await startIdentity({ mfa: 'off' });
    const { initiateAuth, client } = createRawSignIn(own);
    const { email } = await createAccount({ ...own, own, admin: client, storage: new Map() });
    const AccessToken = (await initiateAuth(email, testPassword)).AuthenticationResult?.AccessToken;
    const error = await getRejection(callPoolExtension(own, 'CreateRecoveryCodes', { AccessToken }));
    expect(error.name).toBe('InvalidParameterException');
    await own.stop();
  });
});
