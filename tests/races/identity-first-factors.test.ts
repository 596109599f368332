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
/** The product's limit: attempts before a pause. */
const allowed = 5;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Custom challenge with one question, in place of the password. */
const question: CustomChallenge = {
  ask: async (_person, { number }) =>
    number === 0 ? { show: { question: 'Which town?' }, keep: { answer: 'Lisbon' } } : null,
  isRight: async (keep, answer) => answer === keep.answer,
};

describe('a first factor that fifty guess at, at two servers on one PostgreSQL', () => {
  const { server, servers, takeOut } = startTwoServers({ customChallenge: question });

  /** Returns the servers in turn, by number, each with its client. */
  function at(number: number) {
    const own = server(number);
    return { own, ...createRawSignIn(own) };
  }
  const someone = () => {
    const { own, client } = at(0);
    return createAccount({ ...own, own, admin: client, kept: new Map() });
  };
  const begin = (number: number, input: Omit<InitiateAuthCommandInput, 'ClientId'>) => {
    const { own, client } = at(number);
    return client.send(new InitiateAuthCommand({ ClientId: own.clientId, ...input }));
  };
  const choose = (number: number, USERNAME: string, more: Record<string, string> = {}) =>
    begin(number, { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, ...more } });

  /** Starts fifty sign-ins that wait for the newest emailed code. */
  async function waiting(email: string) {
    const sessions: (string | undefined)[] = [];
    for (let number = 0; number < atOnce; number++) {
      // Advances the clock before the last one, so that its code is the newest.
      if (number === atOnce - 1) for (const one of servers()) one.pass(1);
      const { Session } = await choose(number, email, { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      sessions.push(Session);
    }
    return (number: number, EMAIL_OTP_CODE: string) =>
      at(number).answer('EMAIL_OTP', sessions[number], { USERNAME: email, EMAIL_OTP_CODE });
  }

  it('is tried five times as a mailed code, then not even rightly, whether or not there is an account', async () => {
    const { email } = await someone();
    const give = await waiting(email);
    const code = await at(0).own.codeFor(email);
    const wrong = { CodeMismatchException: allowed, TooManyFailedAttemptsException: atOnce - allowed };
    expect(await sideBySide((number) => give(number, otherThan(code)))).toEqual(wrong);
    expect(await sideBySide((number) => give(number, code))).toEqual({
      TooManyFailedAttemptsException: atOnce,
    });
    const stranger = await waiting(createEmail());
    expect(await sideBySide((number) => stranger(number, '271828'))).toEqual(wrong);
  });

  it('signs in once by one mailed code', async () => {
    const { email } = await someone();
    const give = await waiting(email);
    const code = await at(0).own.codeFor(email);
    const { ok, ...refused } = await sideBySide((number) => give(number, code));
    expect(ok).toBe(1);
    const expected = ['ExpiredCodeException', 'LimitExceededException', 'TooManyFailedAttemptsException'];
    expect(Object.keys(refused).filter((name) => !expected.includes(name))).toEqual([]);
  });

  it('counts passwords that are chosen with those of the other flows', async () => {
    const { email } = await someone();
    const outcomes = await sideBySide((number) => {
      const wrong = { PASSWORD: `wrong-guess-${number}` };
      if (number % 2) return choose(number, email, { PREFERRED_CHALLENGE: 'PASSWORD', ...wrong });
      return begin(number, {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, ...wrong },
      });
    }, 'message');
    expect(outcomes).toEqual({
      'Incorrect username or password.': allowed,
      'Password attempts exceeded': atOnce - allowed,
    });
  });

  it("is tried five times as the pool's own challenge, whether or not there is an account", async () => {
    for (const USERNAME of [(await someone()).email, createEmail()]) {
      const asked = await Promise.all(
        Array.from({ length: atOnce }, (_, number) =>
          begin(number, { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } }),
        ),
      );
      const outcomes = await sideBySide((number) =>
        at(number).answer('CUSTOM_CHALLENGE', asked[number]?.Session, { USERNAME, ANSWER: 'Paris' }),
      );
      expect(outcomes).toEqual({
        CodeMismatchException: allowed,
        TooManyFailedAttemptsException: atOnce - allowed,
      });
    }
  });

  /** Fifty concurrent sign-ins with the session of one newly confirmed account. */
  async function enterAfterSignUp() {
    const [Username, { own, client }] = [createEmail(), at(0)];
    const ClientId = own.clientId;
    await client.send(new SignUpCommand({ ClientId, Username, Password: testPassword }));
    const ConfirmationCode = await own.codeFor(Username);
    const { Session } = await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    const AuthParameters = { USERNAME: Username };
    const enter = (number: number) => begin(number, { AuthFlow: 'USER_AUTH', AuthParameters, Session });
    return sideBySide(enter);
  }

  it('is spared once to whoever has just confirmed an account', async () => {
    expect(await enterAfterSignUp()).toEqual({ ok: 1, NotAuthorizedException: atOnce - 1 });
  });

  it('control, and the last: is spared to several when the session is looked at and not ended', async () => {
    const taken = takeOut(
      /^delete from (\S*"auth_sessions") (where .*) returning (.*)$/,
      'select $3 from $1 $2',
    );
    expect((await enterAfterSignUp()).ok).toBeGreaterThan(1);
    expect(taken()).toBeGreaterThan(1);
  });
});

/** Counts the outcomes of concurrent calls: 'ok', or the name or message of the error. */
async function sideBySide(
  call: (number: number) => Promise<unknown>,
  told: 'name' | 'message' = 'name',
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: atOnce }, async (_, number) => {
    const outcome = await call(number).then(
      () => 'ok',
      (error: Error) => error[told],
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
