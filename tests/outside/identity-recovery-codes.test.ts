import { makeRecoveryCodes } from '@studio/identity/users/recovery-codes';
import { users } from '@studio/identity/users/tables';
import { confirmSignIn, signOut, updateMFAPreference } from 'aws-amplify/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startIdentity } from '../harness/identity.ts';
import { accessToken, extension, newRecoveryCodes } from '../harness/identity-extension.ts';
import { codeOfApp, turnOnApp } from '../harness/identity-mfa.ts';
import { newAccount, ownPool, password, refusal, suitePool } from '../harness/identity-pool.ts';
import { enter, steps } from '../harness/identity-sign-in.ts';

const pool = await suitePool();
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const give = (challengeResponse: string) => confirmSignIn({ challengeResponse });
const left = async () =>
  (await extension<{ Left: number }>(pool, 'CountRecoveryCodes', { AccessToken: await accessToken() })).Left;

/** Somebody signed in who has an app and recovery codes. */
async function withApp(context: Parameters<typeof ownPool>[0]) {
  const own = ownPool(context, pool);
  const { email, sub } = await newAccount(pool);
  await enter(email);
  const key = await turnOnApp(own);
  return { own, email, sub, key, codes: await newRecoveryCodes(pool) };
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
    expect((await enter(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await give(first)).toEqual(done);
    expect(await left()).toBe(9);
    await signOut();
    await enter(email);
    expect((await refusal(give(first))).name).toBe('CodeMismatchException');
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
    expect((await enter(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    expect(await give(codes[4] ?? '')).toEqual(done);
  });

  it('are void once there are newer ones', async (context) => {
    const { email, codes } = await withApp(context);
    const [newer = ''] = await newRecoveryCodes(pool);
    expect(await left()).toBe(10);
    await signOut();
    await enter(email);
    expect((await refusal(give(codes[0] ?? ''))).name).toBe('CodeMismatchException');
    expect(await give(newer)).toEqual(done);
  });

  it('are guessed at with the codes of the app: five tries of all together, then pauses', async (context) => {
    const { own, email, key, codes } = await withApp(context);
    await signOut();
    await enter(email);
    for (const wrong of ['22222-22222', '000000', '33333-33333', '44444-44444', '55555-55555']) {
      expect((await refusal(give(wrong))).name).toBe('CodeMismatchException');
    }
    expect((await refusal(give(codes[0] ?? ''))).name).toBe('TooManyFailedAttemptsException');
    expect((await refusal(give(codeOfApp(own, key)))).name).toBe('TooManyFailedAttemptsException');
    own.pass(2);
    expect(await give(codes[0] ?? '')).toEqual(done);
  });

  it('are of one account alone', async (context) => {
    const { codes } = await withApp(context);
    await signOut();
    const other = await withApp(context);
    await signOut();
    await enter(other.email);
    expect((await refusal(give(codes[0] ?? ''))).name).toBe('CodeMismatchException');
  });

  it('go with the account, and need somebody who is signed in', async (context) => {
    const { own, sub } = await withApp(context);
    const token = await accessToken();
    await own.pool.database.delete(users).where(eq(users.sub, sub));
    const { rows } = (await own.pool.database.execute(
      `SELECT FROM identity.recovery_codes WHERE sub = '${sub}'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([]);
    for (const operation of ['CreateRecoveryCodes', 'CountRecoveryCodes']) {
      const gone = await refusal(extension(pool, operation, { AccessToken: token }));
      expect(gone.name).toBe('UserNotFoundException');
      const nobody = await refusal(extension(pool, operation, { AccessToken: 'x' }));
      expect(nobody.name).toBe('NotAuthorizedException');
    }
  });
});

describe('recovery codes where a second factor is demanded', () => {
  it('do not stand in for the one that has to be set up', async (context) => {
    ownPool(context, pool);
    const own = await startIdentity({ mfa: 'required' });
    const { begin, answer, client } = steps(own);
    const { email, sub } = await newAccount({ ...own, own, admin: client, kept: new Map() });
    const [code = ''] = await makeRecoveryCodes(own.pool, sub);
    const setup = await begin(email, password);
    expect(setup.ChallengeName).toBe('MFA_SETUP');
    const asked = await answer('MFA_SETUP', setup.Session, { USERNAME: email, EMAIL: email });
    expect(asked.ChallengeName).toBe('EMAIL_OTP');
    const given = answer('EMAIL_OTP', asked.Session, { USERNAME: email, EMAIL_OTP_CODE: code });
    expect((await refusal(given)).name).toBe('CodeMismatchException');
    await own.stop();
  });

  it('cannot be made where nobody is asked for a second factor', async (context) => {
    ownPool(context, pool);
    const own = await startIdentity({ mfa: 'off' });
    const { begin, client } = steps(own);
    const { email } = await newAccount({ ...own, own, admin: client, kept: new Map() });
    const AccessToken = (await begin(email, password)).AuthenticationResult?.AccessToken;
    const refused = await refusal(extension(own, 'CreateRecoveryCodes', { AccessToken }));
    expect(refused.name).toBe('InvalidParameterException');
    await own.stop();
  });
});
