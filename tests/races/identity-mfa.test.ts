import { keepKey } from '@studio/identity/users/software-token';
import { users } from '@studio/identity/users/tables';
import { newTotpKey } from '@studio/identity/users/totp';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { codeOfApp, wrongCode } from '../harness/identity-mfa.ts';
import { newAccount, password } from '../harness/identity-pool.ts';
import { sideBySide, twoPools } from './harness/two-pools.ts';

const atOnce = 50;
/** What the studio promises: so many tries before a pause, and of a mailed code at all. */
const allowed = 5;

describe('a second factor that fifty guess at who know the password, at two servers on one PostgreSQL', () => {
  const pools = twoPools();
  const at = (number: number) => pools.at(number).own;

  /** An account with that factor, and fifty sign-ins of it that wait for a code. */
  async function someone(factor: 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP') {
    const own = at(0);
    const { email, sub } = await newAccount(pools.asPool());
    const key = newTotpKey();
    await keepKey(own.pool, own.pool.database, sub, { key, step: 0, name: null });
    await own.pool.database
      .update(users)
      .set({ secondFactors: [factor] })
      .where(eq(users.sub, sub));
    const begin = async (number: number) => (await pools.at(number).begin(email, password)).Session;
    const sessions: (string | undefined)[] = [];
    // One after the other: right passwords side by side are counted as guesses too until they are checked.
    for (let number = 0; number < atOnce - 1; number++) sessions.push(await begin(number));
    // Of codes by mail the newest counts: it goes to the last one, alone.
    pools.pass(1);
    sessions.push(await begin(0));
    const give = (number: number, code: string) =>
      pools.at(number).answer(factor, sessions[number], { USERNAME: email, [`${factor}_CODE`]: code });
    return { email, key, give };
  }

  it('has five tries of an app, then one after each pause', async () => {
    const { key, give } = await someone('SOFTWARE_TOKEN_MFA');
    const wrong = wrongCode(at(0), key);
    expect(await sideBySide(atOnce, (number) => give(number, wrong))).toEqual({
      CodeMismatchException: allowed,
      TooManyFailedAttemptsException: atOnce - allowed,
    });
    expect(await sideBySide(atOnce, (number) => give(number, codeOfApp(at(0), key)))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
    for (const seconds of [1, 2, 4]) {
      pools.pass(seconds);
      expect(await sideBySide(atOnce, (number) => give(number, wrong))).toEqual({
        CodeMismatchException: 1,
        TooManyFailedAttemptsException: atOnce - 1,
      });
    }
    pools.pass(8);
    expect((await give(0, codeOfApp(at(0), key))).AuthenticationResult).toBeTruthy();
  });

  it('has five tries of a mailed code, and then the right one opens nothing', async () => {
    const { email, give } = await someone('EMAIL_OTP');
    const code = await at(0).codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await sideBySide(atOnce, (number) => give(number, wrong))).toEqual({
      CodeMismatchException: allowed,
      TooManyFailedAttemptsException: atOnce - allowed,
    });
    pools.pass(1);
    expect(await sideBySide(atOnce, (number) => give(number, code))).toEqual({
      LimitExceededException: 1,
      TooManyFailedAttemptsException: atOnce - 1,
    });
  });

  it('signs one of them in with one right code', async () => {
    const app = await someone('SOFTWARE_TOKEN_MFA');
    const shown = codeOfApp(at(0), app.key);
    expect(await sideBySide(atOnce, (number) => app.give(number, shown))).toMatchObject({ in: 1 });
    const mail = await someone('EMAIL_OTP');
    const mailed = await at(0).codeFor(mail.email);
    expect(await sideBySide(atOnce, (number) => mail.give(number, mailed))).toMatchObject({ in: 1 });
  });

  it('would sign all of them in by looking whether a code was used and writing it down after', async () => {
    const places = Array.from({ length: 20 }, () => new Client(pools.databaseUrl()));
    await Promise.all(places.map((client) => client.connect()));
    try {
      await places[0]?.query('CREATE TABLE naive_tokens AS SELECT 0 AS last_step');
      const looks = await Promise.all(places.map(isUnused));
      const uses = await Promise.all(places.map((client, number) => looks[number] && use(client)));
      expect(uses.filter(Boolean)).toHaveLength(places.length);
    } finally {
      await Promise.all(places.map((client) => client.end()));
    }
  });
});

/** The control: each looks before the others have written. */
async function isUnused(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ last_step: number }>('SELECT last_step FROM naive_tokens');
  return (rows[0]?.last_step ?? 0) < 1;
}

async function use(client: Client): Promise<boolean> {
  await client.query('UPDATE naive_tokens SET last_step = 1');
  return true;
}
