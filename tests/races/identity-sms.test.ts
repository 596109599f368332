/**
 * Counts fifty guesses at two servers. In the short form, `identity-password-guessing` tests concurrent guesses.
 *
 * @module-tag long
 */
import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callPoolExtension } from '../harness/identity-extension.ts';
import { createAccountWithPhone, readSmsCode } from '../harness/identity-phone.ts';
import { testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPoolServers } from './harness/two-pool-servers.ts';

const atOnce = 50;
/** Number of wrong attempts before a pause, and per code, as the product sets it. */
const maxAttempts = 5;
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const guessed = { CodeMismatchException: maxAttempts, TooManyFailedAttemptsException: atOnce - maxAttempts };

describe('a text message code guessed fifty times at once, at two servers on one PostgreSQL', () => {
  const pools = openTwoPoolServers();

  /** Creates an account with a verified number, and fifty of its sign-ins that wait for the newest code. */
  async function createSignIns(name: 'SMS_MFA' | 'SMS_OTP') {
    const { own } = pools.at(0);
    const { email, sub, phone } = await createAccountWithPhone(pools.asPool());
    if (name === 'SMS_MFA') {
      await own.pool.database
        .update(users)
        .set({ secondFactors: [name] })
        .where(eq(users.sub, sub));
    }
    const sessions: (string | undefined)[] = [];
    for (let number = 0; number < atOnce; number++) sessions.push(await startSignIn(name, number, email));
    const submit = (number: number, code: string) =>
      pools.at(number).respond(name, sessions[number], { USERNAME: email, [`${name}_CODE`]: code });
    const newest = async () => {
      // The queue delivers ten messages per batch.
      for (let batch = 0; batch < atOnce / 10; batch++) await own.texts(phone);
      return readSmsCode(own, phone);
    };
    return { code: await newest(), give: submit };
  }

  async function startSignIn(name: 'SMS_MFA' | 'SMS_OTP', number: number, email: string) {
    // Advances the clock, so that the messages have an order.
    pools.pass(0.001);
    const { own, client, initiateAuth: withPassword } = pools.at(number);
    if (name === 'SMS_MFA') return (await withPassword(email, testPassword)).Session;
    const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: name };
    const input = { ClientId: own.clientId, AuthFlow: 'USER_AUTH' as const, AuthParameters };
    return (await client.send(new InitiateAuthCommand(input))).Session;
  }

  it.each(['SMS_MFA', 'SMS_OTP'] as const)(
    'allows five tries as %s, then rejects even the right code',
    async (name) => {
      const { code, give: submit } = await createSignIns(name);
      expect(await countParallelOutcomes(atOnce, (number) => submit(number, getWrongCode(code)))).toEqual(
        guessed,
      );
      pools.pass(1);
      expect(await countParallelOutcomes(atOnce, (number) => submit(number, code))).toEqual({
        LimitExceededException: 1,
        TooManyFailedAttemptsException: atOnce - 1,
      });
    },
  );

  it.each(['SMS_MFA', 'SMS_OTP'] as const)('logs in one caller as %s', async (name) => {
    const { code, give: submit } = await createSignIns(name);
    expect(await countParallelOutcomes(atOnce, (number) => submit(number, code))).toMatchObject({ in: 1 });
  });

  /** Makes fifty wrong guesses at the code that verifies a number, and returns a function for the right one. */
  async function guessNumberCode() {
    const { own } = pools.at(0);
    const { email, phone } = await createAccountWithPhone(pools.asPool());
    await own.pool.database.update(users).set({ phoneVerified: false }).where(eq(users.email, email));
    // Each server issues tokens under its own URL.
    const signedIn = [
      await pools.at(0).initiateAuth(email, testPassword),
      await pools.at(1).initiateAuth(email, testPassword),
    ];
    const about = (number: number) => ({
      AccessToken: signedIn[number % 2]?.AuthenticationResult?.AccessToken,
      AttributeName: 'phone_number',
    });
    await callPoolExtension(own, 'GetUserAttributeVerificationCode', about(0));
    const code = await readSmsCode(own, phone);
    const verify = (number: number, Code: string) =>
      callPoolExtension(pools.at(number).own, 'VerifyUserAttribute', { ...about(number), Code });
    const guesses = await countParallelOutcomes(atOnce, (number) => verify(number, getWrongCode(code)));
    return {
      guesses,
      verifyRightCode: () => countParallelOutcomes(atOnce, (number) => verify(number, code)),
    };
  }

  it('verifies a number within five tries or never', async () => {
    const { guesses, verifyRightCode } = await guessNumberCode();
    expect(guesses).toEqual({
      CodeMismatchException: maxAttempts,
      LimitExceededException: atOnce - maxAttempts,
    });
    expect(await verifyRightCode()).toEqual({ LimitExceededException: atOnce });
  });

  it('control, run last: without the count of its tries a number can be guessed without limit', async () => {
    const taken = pools.replaceGuard(/"attempts_left" - 1/g, '"attempts_left" - 0');
    const { guesses } = await guessNumberCode();
    expect(guesses).toEqual({ CodeMismatchException: atOnce });
    expect(taken()).toBeGreaterThan(1);
  });
});
