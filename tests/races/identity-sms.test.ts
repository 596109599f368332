import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callPoolExtension } from '../harness/identity-extension.ts';
import { createAccountWithPhone, readSmsCode } from '../harness/identity-phone.ts';
import { testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPools } from './harness/two-pools.ts';

const atOnce = 50;
/** The product's limit: attempts before a pause, and attempts per code. */
const allowed = 5;
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const guessed = { CodeMismatchException: allowed, TooManyFailedAttemptsException: atOnce - allowed };

describe('a code by text message that fifty guess at, at two servers on one PostgreSQL', () => {
  const pools = openTwoPools();

  /** Creates an account with a verified number, and fifty of its sign-ins that wait for the newest code. */
  async function someone(name: 'SMS_MFA' | 'SMS_OTP') {
    const { own } = pools.at(0);
    const { email, sub, phone } = await createAccountWithPhone(pools.asPool());
    if (name === 'SMS_MFA') {
      await own.pool.database
        .update(users)
        .set({ secondFactors: [name] })
        .where(eq(users.sub, sub));
    }
    const sessions: (string | undefined)[] = [];
    for (let number = 0; number < atOnce; number++) sessions.push(await begin(name, number, email));
    const give = (number: number, code: string) =>
      pools.at(number).answer(name, sessions[number], { USERNAME: email, [`${name}_CODE`]: code });
    const newest = async () => {
      // The queue delivers ten messages per batch.
      for (let batch = 0; batch < atOnce / 10; batch++) await own.texts(phone);
      return readSmsCode(own, phone);
    };
    return { code: await newest(), give };
  }

  async function begin(name: 'SMS_MFA' | 'SMS_OTP', number: number, email: string) {
    // Advances the clock, so that the messages have an order.
    pools.pass(0.001);
    const { own, client, begin: withPassword } = pools.at(number);
    if (name === 'SMS_MFA') return (await withPassword(email, testPassword)).Session;
    const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: name };
    const asked = { ClientId: own.clientId, AuthFlow: 'USER_AUTH' as const, AuthParameters };
    return (await client.send(new InitiateAuthCommand(asked))).Session;
  }

  it.each(['SMS_MFA', 'SMS_OTP'] as const)(
    'is tried five times as %s, then not even rightly',
    async (name) => {
      const { code, give } = await someone(name);
      expect(await countParallelOutcomes(atOnce, (number) => give(number, not(code)))).toEqual(guessed);
      pools.pass(1);
      expect(await countParallelOutcomes(atOnce, (number) => give(number, code))).toEqual({
        LimitExceededException: 1,
        TooManyFailedAttemptsException: atOnce - 1,
      });
    },
  );

  it.each(['SMS_MFA', 'SMS_OTP'] as const)('signs one of them in as %s', async (name) => {
    const { code, give } = await someone(name);
    expect(await countParallelOutcomes(atOnce, (number) => give(number, code))).toMatchObject({ in: 1 });
  });

  /** Makes fifty wrong guesses at the code that verifies a number, and returns a function for the right one. */
  async function guessAtNumber() {
    const { own } = pools.at(0);
    const { email, phone } = await createAccountWithPhone(pools.asPool());
    await own.pool.database.update(users).set({ phoneVerified: false }).where(eq(users.email, email));
    // Each server issues tokens under its own URL.
    const signedIn = [
      await pools.at(0).begin(email, testPassword),
      await pools.at(1).begin(email, testPassword),
    ];
    const about = (number: number) => ({
      AccessToken: signedIn[number % 2]?.AuthenticationResult?.AccessToken,
      AttributeName: 'phone_number',
    });
    await callPoolExtension(own, 'GetUserAttributeVerificationCode', about(0));
    const code = await readSmsCode(own, phone);
    const prove = (number: number, Code: string) =>
      callPoolExtension(pools.at(number).own, 'VerifyUserAttribute', { ...about(number), Code });
    const guesses = await countParallelOutcomes(atOnce, (number) => prove(number, not(code)));
    return { guesses, proveRightly: () => countParallelOutcomes(atOnce, (number) => prove(number, code)) };
  }

  it('proves a number in five tries or never', async () => {
    const { guesses, proveRightly } = await guessAtNumber();
    expect(guesses).toEqual({
      CodeMismatchException: allowed,
      LimitExceededException: atOnce - allowed,
    });
    expect(await proveRightly()).toEqual({ LimitExceededException: atOnce });
  });

  it('control, and the last: without the count of its tries a number can be guessed at all day', async () => {
    const taken = pools.takeOut(/"tries_left" - 1/g, '"tries_left" - 0');
    const { guesses } = await guessAtNumber();
    expect(guesses).toEqual({ CodeMismatchException: atOnce });
    expect(taken()).toBeGreaterThan(1);
  });
});
