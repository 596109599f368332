/**
 * Counts fifty guesses at two servers. In the short form, `identity-password-guessing` tests concurrent guesses.
 *
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import {
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { users } from '@studio/identity/users/tables';
import { findUser } from '@studio/identity/users/users';
import { eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, createSlowClock, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createEmail, testPassword } from '../harness/identity-pool.ts';
import { createDatabase } from './harness/create-database.ts';

const atOnce = 40;
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('codes and accounts that many request at once, at two servers on one PostgreSQL', () => {
  const connections: Pool[] = [];
  let servers: TestIdentity[] = [];
  let clients: CognitoIdentityProviderClient[] = [];
  let limited: TestIdentity;

  beforeAll(async () => {
    const connectionString = await createDatabase();
    const encryptionKeys = [randomBytes(32).toString('base64')];
    const clock = createSlowClock();
    const start = (limits: boolean) => {
      const pool = new Pool({ connectionString, max: 20 });
      connections.push(pool);
      return startIdentity({ connection: { pool }, encryptionKeys, limits, clock });
    };
    servers = await Promise.all([start(false), start(false)]);
    clients = servers.map((one) => createAdminClient(one, { maxAttempts: 1 }));
    limited = await start(true);
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    await Promise.all([...servers, limited].map((one) => one?.stop()));
    await Promise.all(connections.map((pool) => pool.end()));
  });

  const server = (number: number): TestIdentity => {
    const found = servers[number % servers.length];
    if (!found) throw new Error('The servers have not started.');
    return found;
  };
  const client = (number: number): CognitoIdentityProviderClient => {
    const found = clients[number % clients.length];
    if (!found) throw new Error('The servers have not started.');
    return found;
  };
  const signUp = (number: number, Username: string, Password = testPassword) =>
    client(number).send(new SignUpCommand({ ClientId: server(number).clientId, Username, Password }));
  const confirm = (number: number, Username: string, ConfirmationCode: string) =>
    client(number).send(
      new ConfirmSignUpCommand({ ClientId: server(number).clientId, Username, ConfirmationCode }),
    );
  const signIn = (USERNAME: string, PASSWORD: string) =>
    client(0).send(
      new InitiateAuthCommand({
        ClientId: server(0).clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );

  it('allow five tries, then reject even the right code', async () => {
    const email = createEmail();
    await signUp(0, email);
    const code = await server(0).codeFor(email);
    const wrong = await countOutcomes((number) => confirm(number, email, getWrongCode(code)));
    expect(wrong).toEqual({ CodeMismatchException: 5, LimitExceededException: atOnce - 5 });
    const right = await countOutcomes((number) => confirm(number, email, code));
    expect(right).toEqual({ LimitExceededException: atOnce });
  });

  it('allow as many tries for an unknown address', async () => {
    const unknownEmail = createEmail();
    const ClientId = server(0).clientId;
    await client(0).send(new ForgotPasswordCommand({ ClientId, Username: unknownEmail }));
    const wrong = await countOutcomes((number) =>
      client(number).send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: unknownEmail,
          Password: testPassword,
          ConfirmationCode: '271828',
        }),
      ),
    );
    expect(wrong).toEqual({ CodeMismatchException: 5, LimitExceededException: atOnce - 5 });
  });

  it('work once, and set one password', async () => {
    const email = createEmail();
    const ClientId = server(0).clientId;
    await signUp(0, email);
    await client(0).send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const ConfirmationCode = await server(0).codeFor(email);
    const reset = (number: number) =>
      client(number).send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          Username: email,
          ConfirmationCode,
          Password: `the-new-password-${number}`,
        }),
      );
    const { ok, ...failures } = await countOutcomes(reset);
    expect(ok).toBe(1);
    const expected = ['ExpiredCodeException', 'LimitExceededException'];
    expect(Object.keys(failures).filter((outcome) => !expected.includes(outcome))).toEqual([]);
    const kinds = (await server(0).emails(email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'password-changed')).toHaveLength(1);
  });

  it('create one account per address, however many sign it up', async () => {
    const email = createEmail();
    const responses = await Promise.all(
      Array.from({ length: atOnce }, (_, number) => signUp(number, email, `the-password-of-${number % 2}`)),
    );
    expect(new Set(responses.map(({ UserSub }) => UserSub)).size).toBe(1);
    const { database } = server(0).pool;
    expect(await database.$count(users, eq(users.email, email))).toBe(1);
  });

  it('run without a deadlock while sign-up, resending, confirmation and reset overlap', async () => {
    for (let round = 0; round < 5; round++) {
      const email = createEmail();
      const ClientId = server(0).clientId;
      await signUp(0, email);
      const code = await server(0).codeFor(email);
      const all = await countOutcomes((number) => {
        if (number % 4 === 0) return signUp(number, email);
        if (number % 4 === 1)
          return client(number).send(new ForgotPasswordCommand({ ClientId, Username: email }));
        if (number % 4 === 2) return confirm(number, email, code);
        return confirm(number, email, getWrongCode(code));
      });
      const expected = ['ok', 'CodeMismatchException', 'ExpiredCodeException', 'LimitExceededException'];
      expect(Object.keys(all).filter((outcome) => !expected.includes(outcome))).toEqual([]);
    }
  });

  it('let one of several password changes succeed', async () => {
    const email = createEmail();
    await signUp(0, email);
    await confirm(0, email, await server(0).codeFor(email));
    const { AuthenticationResult } = await signIn(email, testPassword);
    const AccessToken = AuthenticationResult?.AccessToken;
    const change = (number: number) =>
      client(number).send(
        new ChangePasswordCommand({
          AccessToken,
          PreviousPassword: testPassword,
          ProposedPassword: `the-new-password-${number}`,
        }),
      );
    expect(await countOutcomes(change, 4)).toEqual({ ok: 1, NotAuthorizedException: 3 });
  });

  it('are emailed five times an hour to one address, known or not', async () => {
    const knownEmail = createEmail();
    await signUp(0, knownEmail);
    const limitedClient = createAdminClient(limited, { maxAttempts: 1 });
    let now = new Date('2026-11-23T10:30:00Z');
    limited.pool.now = () => now;
    for (const Username of [knownEmail, createEmail()]) {
      const results = await countOutcomes(() =>
        limitedClient.send(new ForgotPasswordCommand({ ClientId: limited.clientId, Username })),
      );
      expect(results).toEqual({ ok: 5, LimitExceededException: atOnce - 5 });
      now = new Date('2026-11-23T11:30:00Z');
    }
    limitedClient.destroy();
  });

  it('confirm nothing for a stranger who signs up the same address, even on the same network', async () => {
    const email = createEmail();
    await signUp(0, email, 'the-password-of-eve');
    await signUp(1, email);
    await signUp(1, email);
    await confirm(0, email, await server(0).codeFor(email));
    expect(await findUser(server(0).pool.database, email)).toMatchObject({ status: 'CONFIRMED' });
    for (const secret of ['the-password-of-eve', testPassword]) {
      expect(await countOutcomes(() => signIn(email, secret), 1)).toEqual({ NotAuthorizedException: 1 });
    }
  });
});

/** Counts the outcomes of concurrent calls: 'ok', or the name of the error. */
async function countOutcomes(
  call: (number: number) => Promise<unknown>,
  times = atOnce,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: times }, async (_, number) => {
      const outcome = await call(number).then(
        () => 'ok',
        (error: Error) => error.name,
      );
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }),
  );
  return counts;
}
