/**
 * Counts fifty guesses at two servers. In the short form, `identity-password-guessing` tests concurrent guesses.
 *
 * @module-tag long
 */
import {
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CustomChallenge } from '@studio/identity/challenges/custom-challenge-port';
import { describe, expect, it } from 'vitest';
import { createAccount, createEmail, testPassword } from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { startTwoServers } from './harness/start-two-servers.ts';

const atOnce = 50;
/** Number of wrong attempts before a pause, as the product sets it. */
const maxAttempts = 5;
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Custom challenge with one question, in place of the password. */
const question: CustomChallenge = {
  getQuestion: async (_person, { number }) =>
    number === 0 ? { show: { question: 'Which town?' }, state: { answer: 'Lisbon' } } : null,
  isCorrect: async (stored, answer) => answer === stored.answer,
};

describe('a first factor guessed fifty times at once, at two servers on one PostgreSQL', () => {
  const { server, servers, replaceGuard } = startTwoServers({ customChallenge: question });

  /** Returns the servers in turn, by number, each with its client. */
  function at(number: number) {
    const own = server(number);
    return { own, ...createRawSignIn(own) };
  }
  const createUser = () => {
    const { own, client } = at(0);
    return createAccount({ ...own, own, admin: client, storage: new Map() });
  };
  const initiateAuth = (number: number, input: Omit<InitiateAuthCommandInput, 'ClientId'>) => {
    const { own, client } = at(number);
    return client.send(new InitiateAuthCommand({ ClientId: own.clientId, ...input }));
  };
  const choose = (number: number, USERNAME: string, more: Record<string, string> = {}) =>
    initiateAuth(number, { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, ...more } });

  /** Starts fifty sign-ins that wait for the newest emailed code. */
  async function startSignIns(email: string) {
    const sessions: (string | undefined)[] = [];
    for (let number = 0; number < atOnce; number++) {
      // Advances the clock before the last one, so that its code is the newest.
      if (number === atOnce - 1) for (const one of servers()) one.advanceTime(1);
      const { Session } = await choose(number, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      sessions.push(Session);
    }
    return (number: number, EMAIL_OTP_CODE: string) =>
      at(number).respond('EMAIL_OTP', sessions[number], { USERNAME: email, EMAIL_OTP_CODE });
  }

  it('allows five tries of an emailed code, then rejects the right one, with or without an account', async () => {
    const { email } = await createUser();
    const submitCode = await startSignIns(email);
    const code = await at(0).own.codeFor(email);
    const wrong = {
      CodeMismatchException: maxAttempts,
      TooManyFailedAttemptsException: atOnce - maxAttempts,
    };
    expect(await countOutcomes((number) => submitCode(number, getWrongCode(code)))).toEqual(wrong);
    expect(await countOutcomes((number) => submitCode(number, code))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
    const submitForUnknown = await startSignIns(createEmail());
    expect(await countOutcomes((number) => submitForUnknown(number, '271828'))).toEqual(wrong);
  });

  it('logs in once with one emailed code', async () => {
    const { email } = await createUser();
    const submitCode = await startSignIns(email);
    const code = await at(0).own.codeFor(email);
    const { ok, ...failures } = await countOutcomes((number) => submitCode(number, code));
    expect(ok).toBe(1);
    const expected = ['ExpiredCodeException', 'LimitExceededException', 'TooManyFailedAttemptsException'];
    expect(Object.keys(failures).filter((name) => !expected.includes(name))).toEqual([]);
  });

  it('counts selected passwords together with those of the other flows', async () => {
    const { email } = await createUser();
    const outcomes = await countOutcomes((number) => {
      const wrong = { PASSWORD: `wrong-guess-${number}` };
      if (number % 2) return choose(number, email, { PREFERRED_CHALLENGE: 'PASSWORD', ...wrong });
      return initiateAuth(number, {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, ...wrong },
      });
    }, 'message');
    expect(outcomes).toEqual({
      'Incorrect username or password.': maxAttempts,
      'Password attempts exceeded': atOnce - maxAttempts,
    });
  });

  it('allows five tries of the custom challenge, with or without an account', async () => {
    for (const USERNAME of [(await createUser()).email, createEmail()]) {
      const challenges = await Promise.all(
        Array.from({ length: atOnce }, (_, number) =>
          initiateAuth(number, { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } }),
        ),
      );
      const outcomes = await countOutcomes((number) =>
        at(number).respond('CUSTOM_CHALLENGE', challenges[number]?.Session, { USERNAME, ANSWER: 'Paris' }),
      );
      expect(outcomes).toEqual({
        CodeMismatchException: maxAttempts,
        TooManyFailedAttemptsException: atOnce - maxAttempts,
      });
    }
  });

  /** Fifty concurrent sign-ins with the session of one newly confirmed account. */
  async function signInAfterSignUp() {
    const [Username, { own, client }] = [createEmail(), at(0)];
    const ClientId = own.clientId;
    await client.send(new SignUpCommand({ ClientId, Username, Password: testPassword }));
    const ConfirmationCode = await own.codeFor(Username);
    const { Session } = await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    const AuthParameters = { USERNAME: Username };
    const enter = (number: number) =>
      initiateAuth(number, { AuthFlow: 'USER_AUTH', AuthParameters, Session });
    return countOutcomes(enter);
  }

  it('can be skipped once, right after an account is confirmed', async () => {
    expect(await signInAfterSignUp()).toEqual({ ok: 1, NotAuthorizedException: atOnce - 1 });
  });

  it('control, run last: can be skipped several times when the session is read and not ended', async () => {
    const taken = replaceGuard(
      /^delete from (\S*"auth_sessions") (where .*) returning (.*)$/,
      'select $3 from $1 $2',
    );
    expect((await signInAfterSignUp()).ok).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});

/** Counts the outcomes of concurrent calls: 'ok', or the name or message of the error. */
async function countOutcomes(
  call: (number: number) => Promise<unknown>,
  field: 'name' | 'message' = 'name',
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: atOnce }, async (_, number) => {
    const outcome = await call(number).then(
      () => 'ok',
      (error: Error) => error[field],
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
