import { generateRecoveryCodes } from '@studio/identity/users/recovery-codes';
import { saveAuthenticatorKey } from '@studio/identity/users/software-token';
import { recoveryCodes, users } from '@studio/identity/users/tables';
import { createTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPools } from './harness/two-pools.ts';

const atOnce = 50;
/** The product's limit: attempts before a pause. */
const allowed = 5;

describe('recovery codes that fifty bring who know the password, at two servers on one PostgreSQL', () => {
  const pools = openTwoPools();

  /** Creates an account with an app and recovery codes, and fifty of its sign-ins that wait for a code. */
  async function someone() {
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
    // In sequence: concurrent correct passwords count as guesses until they are checked.
    for (let number = 0; number < atOnce; number++) {
      sessions.push((await pools.at(number).begin(email, testPassword)).Session);
    }
    const give = (number: number, SOFTWARE_TOKEN_MFA_CODE: string) =>
      pools
        .at(number)
        .answer('SOFTWARE_TOKEN_MFA', sessions[number], { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE });
    const left = () => own.pool.database.$count(recoveryCodes, eq(recoveryCodes.sub, sub));
    return { own, email, sub, key, codes, give, left };
  }

  it('are tried five times, together with codes of the app', async () => {
    const { own, key, codes, give, left } = await someone();
    const wrong = getWrongAppCode(own, key);
    const guesses = await countParallelOutcomes(atOnce, (number) =>
      give(number, number % 2 ? wrong : '22222-22222'),
    );
    expect(guesses).toEqual({
      CodeMismatchException: allowed,
      TooManyFailedAttemptsException: atOnce - allowed,
    });
    const right = await countParallelOutcomes(atOnce, (number) => give(number, codes[number % 10] ?? ''));
    expect(right).toEqual({ TooManyFailedAttemptsException: atOnce });
    expect(await left()).toBe(10);
    pools.pass(1);
    expect((await give(0, codes[0] ?? '')).AuthenticationResult).toBeTruthy();
    expect((await give(1, getAppCode(own, key))).AuthenticationResult).toBeTruthy();
  });

  it('sign one of them in with one right code, and the owner is told once', async () => {
    const { own, email, codes, give, left } = await someone();
    const outcomes = await countParallelOutcomes(atOnce, (number) => give(number, codes[0] ?? ''));
    expect(outcomes).toMatchObject({ in: 1 });
    expect(await left()).toBe(9);
    const told = (await own.mails(email)).filter(({ kind }) => kind === 'recovery-code-used');
    expect(told).toMatchObject([{ left: 9 }]);
  });

  it('are ten and all of one making, however many make new ones at once', async () => {
    const { sub, give, left } = await someone();
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, number) => generateRecoveryCodes(pools.at(number).own.pool, sub)),
    );
    expect(await left()).toBe(10);
    const good: number[] = [];
    for (const [number, [first = '']] of made.entries()) {
      const answer = await give(number, first).catch(() => null);
      if (answer?.AuthenticationResult) good.push(number);
      // The longest pause after so few guesses. Together they stay within the sign-in's three minutes.
      pools.pass(17);
    }
    expect(good).toHaveLength(1);
  });

  it('control, and the last: a code that is looked at and not deleted signs several in', async () => {
    const { codes, give } = await someone();
    const taken = pools.takeOut(
      /^delete from (\S*"recovery_codes") (where .*) returning (.*)$/,
      'select $3 from $1 $2',
    );
    const outcomes = await countParallelOutcomes(atOnce, (number) => give(number, codes[0] ?? ''));
    expect(outcomes.in).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});
