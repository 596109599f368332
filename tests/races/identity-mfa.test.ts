import { saveAuthenticatorKey } from '@studio/identity/users/software-token';
import { users } from '@studio/identity/users/tables';
import { createTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPools } from './harness/two-pools.ts';

const atOnce = 50;
/** The product's limit: attempts before a pause, and attempts per emailed code. */
const allowed = 5;

describe('a second factor that fifty guess at who know the password, at two servers on one PostgreSQL', () => {
  const pools = openTwoPools();
  const at = (number: number) => pools.at(number).own;

  /** Creates an account with the factor, and fifty of its sign-ins that wait for a code. */
  async function someone(factor: 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP') {
    const own = at(0);
    const { email, sub } = await createAccount(pools.asPool());
    const key = createTotpKey();
    await saveAuthenticatorKey(own.pool, own.pool.database, sub, { key, step: 0, name: null });
    await own.pool.database
      .update(users)
      .set({ secondFactors: [factor] })
      .where(eq(users.sub, sub));
    const begin = async (number: number) => (await pools.at(number).begin(email, testPassword)).Session;
    const sessions: (string | undefined)[] = [];
    // In sequence: concurrent correct passwords count as guesses until they are checked.
    for (let number = 0; number < atOnce - 1; number++) sessions.push(await begin(number));
    // Only the newest emailed code is valid, which the last sign-in gets.
    pools.pass(1);
    sessions.push(await begin(0));
    const give = (number: number, code: string) =>
      pools.at(number).answer(factor, sessions[number], { USERNAME: email, [`${factor}_CODE`]: code });
    return { email, key, give };
  }

  it('has five tries of an app, then one after each pause', async () => {
    const { key, give } = await someone('SOFTWARE_TOKEN_MFA');
    const wrong = getWrongAppCode(at(0), key);
    expect(await countParallelOutcomes(atOnce, (number) => give(number, wrong))).toEqual({
      CodeMismatchException: allowed,
      TooManyFailedAttemptsException: atOnce - allowed,
    });
    expect(await countParallelOutcomes(atOnce, (number) => give(number, getAppCode(at(0), key)))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
    for (const seconds of [1, 2, 4]) {
      pools.pass(seconds);
      expect(await countParallelOutcomes(atOnce, (number) => give(number, wrong))).toEqual({
        CodeMismatchException: 1,
        TooManyFailedAttemptsException: atOnce - 1,
      });
    }
    pools.pass(8);
    expect((await give(0, getAppCode(at(0), key))).AuthenticationResult).toBeTruthy();
  });

  it('has five tries of a mailed code, and then the right one opens nothing', async () => {
    const { email, give } = await someone('EMAIL_OTP');
    const code = await at(0).codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await countParallelOutcomes(atOnce, (number) => give(number, wrong))).toEqual({
      CodeMismatchException: allowed,
      TooManyFailedAttemptsException: atOnce - allowed,
    });
    pools.pass(1);
    expect(await countParallelOutcomes(atOnce, (number) => give(number, code))).toEqual({
      LimitExceededException: 1,
      TooManyFailedAttemptsException: atOnce - 1,
    });
  });

  it('signs one of them in with one right code', async () => {
    const app = await someone('SOFTWARE_TOKEN_MFA');
    const shown = getAppCode(at(0), app.key);
    expect(await countParallelOutcomes(atOnce, (number) => app.give(number, shown))).toMatchObject({ in: 1 });
    const mail = await someone('EMAIL_OTP');
    const mailed = await at(0).codeFor(mail.email);
    expect(await countParallelOutcomes(atOnce, (number) => mail.give(number, mailed))).toMatchObject({
      in: 1,
    });
  });

  it('control, and the last: where a used code of an app counts again it signs several in', async () => {
    const { key, give } = await someone('SOFTWARE_TOKEN_MFA');
    const taken = pools.takeOut(/"last_step" < /, '"last_step" <= ');
    const shown = getAppCode(at(0), key);
    const outcomes = await countParallelOutcomes(atOnce, (number) => give(number, shown));
    expect(outcomes.in).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});
