/**
 * Counts fifty guesses at two servers. In the short form, `identity-password-guessing` tests concurrent guesses.
 *
 * @module-tag long
 */
import { saveAuthenticatorKey } from '@studio/identity/users/software-token';
import { users } from '@studio/identity/users/tables';
import { createTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPoolServers } from './harness/two-pool-servers.ts';

const atOnce = 50;
/** Number of wrong attempts before a pause, and per emailed code, as the product sets it. */
const maxAttempts = 5;

describe('a second factor guessed fifty times at once with the right password, at two servers', () => {
  const pools = openTwoPoolServers();
  const at = (number: number) => pools.at(number).own;

  /** Creates an account with the factor, and fifty of its sign-ins that wait for a code. */
  async function createSignIns(factor: 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP') {
    const own = at(0);
    const { email, sub } = await createAccount(pools.asPool());
    const key = createTotpKey();
    await saveAuthenticatorKey(own.pool, own.pool.database, sub, { key, step: 0, name: null });
    await own.pool.database
      .update(users)
      .set({ secondFactors: [factor] })
      .where(eq(users.sub, sub));
    const startSignIn = async (number: number) =>
      (await pools.at(number).initiateAuth(email, testPassword)).Session;
    const sessions: (string | undefined)[] = [];
    // One after the other, because concurrent correct passwords count as guesses until they are checked.
    for (let number = 0; number < atOnce - 1; number++) sessions.push(await startSignIn(number));
    // Only the newest emailed code is valid, which the last sign-in gets.
    pools.pass(1);
    sessions.push(await startSignIn(0));
    const submit = (number: number, code: string) =>
      pools.at(number).respond(factor, sessions[number], { USERNAME: email, [`${factor}_CODE`]: code });
    return { email, key, give: submit };
  }

  it('allows five app codes, then one after each pause', async () => {
    const { key, give: submit } = await createSignIns('SOFTWARE_TOKEN_MFA');
    const wrong = getWrongAppCode(at(0), key);
    expect(await countParallelOutcomes(atOnce, (number) => submit(number, wrong))).toEqual({
      CodeMismatchException: maxAttempts,
      TooManyFailedAttemptsException: atOnce - maxAttempts,
    });
    expect(await countParallelOutcomes(atOnce, (number) => submit(number, getAppCode(at(0), key)))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
    for (const seconds of [1, 2, 4]) {
      pools.pass(seconds);
      expect(await countParallelOutcomes(atOnce, (number) => submit(number, wrong))).toEqual({
        CodeMismatchException: 1,
        TooManyFailedAttemptsException: atOnce - 1,
      });
    }
    pools.pass(8);
    expect((await submit(0, getAppCode(at(0), key))).AuthenticationResult).toBeTruthy();
  });

  it('allows five tries of an emailed code, then rejects even the right one', async () => {
    const { email, give: submit } = await createSignIns('EMAIL_OTP');
    const code = await at(0).codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await countParallelOutcomes(atOnce, (number) => submit(number, wrong))).toEqual({
      CodeMismatchException: maxAttempts,
      TooManyFailedAttemptsException: atOnce - maxAttempts,
    });
    pools.pass(1);
    expect(await countParallelOutcomes(atOnce, (number) => submit(number, code))).toEqual({
      LimitExceededException: 1,
      TooManyFailedAttemptsException: atOnce - 1,
    });
  });

  it('logs in one caller with one right code', async () => {
    const app = await createSignIns('SOFTWARE_TOKEN_MFA');
    const shown = getAppCode(at(0), app.key);
    expect(await countParallelOutcomes(atOnce, (number) => app.give(number, shown))).toMatchObject({ in: 1 });
    const emailUser = await createSignIns('EMAIL_OTP');
    const emailCode = await at(0).codeFor(emailUser.email);
    expect(await countParallelOutcomes(atOnce, (number) => emailUser.give(number, emailCode))).toMatchObject({
      in: 1,
    });
  });

  it('control, run last: when a used app code counts again, it logs in several callers', async () => {
    const { key, give: submit } = await createSignIns('SOFTWARE_TOKEN_MFA');
    const taken = pools.replaceGuard(/"last_step" < /, '"last_step" <= ');
    const shown = getAppCode(at(0), key);
    const outcomes = await countParallelOutcomes(atOnce, (number) => submit(number, shown));
    expect(outcomes.in).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});
