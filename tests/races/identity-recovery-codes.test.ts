/**
 * Counts fifty guesses at two servers. In the short form, `identity-password-guessing` tests concurrent guesses.
 *
 * @module-tag long
 */
import { generateRecoveryCodes } from '@studio/identity/users/recovery-codes';
import { saveAuthenticatorKey } from '@studio/identity/users/software-token';
import { recoveryCodes, users } from '@studio/identity/users/tables';
import { createTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPoolServers } from './harness/two-pool-servers.ts';

const atOnce = 50;
/** Number of wrong attempts before a pause, as the product sets it. */
const maxAttempts = 5;

describe('recovery codes submitted fifty times at once with the right password, at two servers', () => {
  const pools = openTwoPoolServers();

  /** Creates an account with an app and recovery codes, and fifty of its sign-ins that wait for a code. */
  async function createSignIns() {
    const { own } = pools.at(0);
    const { email, sub } = await createAccount(pools.asPool());
    const key = createTotpKey();
    await saveAuthenticatorKey(own.pool, own.pool.database, sub, { key, step: 0, name: null });
    await own.pool.database
      .update(users)
      .set({ secondFactors: ['SOFTWARE_TOKEN_MFA'] })
      .where(eq(users.sub, sub));
    const codes = await generateRecoveryCodes(own.pool, sub);
    const sessions: (string | undefined)[] = [];
    // One after the other, because concurrent correct passwords count as guesses until they are checked.
    for (let number = 0; number < atOnce; number++) {
      sessions.push((await pools.at(number).initiateAuth(email, testPassword)).Session);
    }
    const submit = (number: number, SOFTWARE_TOKEN_MFA_CODE: string) =>
      pools
        .at(number)
        .respond('SOFTWARE_TOKEN_MFA', sessions[number], { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE });
    const countRemaining = () => own.pool.database.$count(recoveryCodes, eq(recoveryCodes.sub, sub));
    return { own, email, sub, key, codes, give: submit, left: countRemaining };
  }

  it('allow five tries, together with app codes', async () => {
    const { own, key, codes, give: submit, left: countRemaining } = await createSignIns();
    const wrong = getWrongAppCode(own, key);
    const guesses = await countParallelOutcomes(atOnce, (number) =>
      submit(number, number % 2 ? wrong : '22222-22222'),
    );
    expect(guesses).toEqual({
      CodeMismatchException: maxAttempts,
      TooManyFailedAttemptsException: atOnce - maxAttempts,
    });
    const right = await countParallelOutcomes(atOnce, (number) => submit(number, codes[number % 10] ?? ''));
    expect(right).toEqual({ TooManyFailedAttemptsException: atOnce });
    expect(await countRemaining()).toBe(10);
    pools.pass(1);
    expect((await submit(0, codes[0] ?? '')).AuthenticationResult).toBeTruthy();
    expect((await submit(1, getAppCode(own, key))).AuthenticationResult).toBeTruthy();
  });

  it('log in one caller with one right code, and the owner gets one email', async () => {
    const { own, email, codes, give: submit, left: countRemaining } = await createSignIns();
    const outcomes = await countParallelOutcomes(atOnce, (number) => submit(number, codes[0] ?? ''));
    expect(outcomes).toMatchObject({ in: 1 });
    expect(await countRemaining()).toBe(9);
    const messages = (await own.emails(email)).filter(({ kind }) => kind === 'recovery-code-used');
    expect(messages).toMatchObject([{ left: 9 }]);
  });

  it('are ten codes of one set, however many callers create new ones at once', async () => {
    const { sub, give: submit, left: countRemaining } = await createSignIns();
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, number) => generateRecoveryCodes(pools.at(number).own.pool, sub)),
    );
    expect(await countRemaining()).toBe(10);
    const good: number[] = [];
    for (const [number, [first = '']] of made.entries()) {
      const response = await submit(number, first).catch(() => null);
      if (response?.AuthenticationResult) good.push(number);
      // The longest pause after so few guesses. Together they stay within the sign-in's three minutes.
      pools.pass(17);
    }
    expect(good).toHaveLength(1);
  });

  it('control, run last: a code that is read and not deleted logs in several callers', async () => {
    const { codes, give: submit } = await createSignIns();
    const taken = pools.replaceGuard(
      /^delete from (\S*"recovery_codes") (where .*) returning (.*)$/,
      'select $3 from $1 $2',
    );
    const outcomes = await countParallelOutcomes(atOnce, (number) => submit(number, codes[0] ?? ''));
    expect(outcomes.in).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});
