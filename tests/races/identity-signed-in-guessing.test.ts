import {
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient } from '../harness/identity.ts';
import { callPoolOperation } from '../harness/identity-passkeys.ts';
import { createAccount, createEmail, type TestAccount, testPassword } from '../harness/identity-pool.ts';
import { startTwoServers } from './harness/start-two-servers.ts';

const attempts = 60;
/** Number of wrong attempts at a password before a pause, and per code, as the product sets it. */
const maxAttempts = 5;

describe('a logged-in user who guesses from many places at once, at two servers on one PostgreSQL', () => {
  const { server, servers, replaceGuard } = startTwoServers();
  const clients: CognitoIdentityProviderClient[] = [];
  beforeAll(() => {
    clients.push(...servers().map((one) => createAdminClient(one, { maxAttempts: 1 })));
  });
  afterAll(() => {
    for (const client of clients) client.destroy();
  });

  /** Returns the servers in turn, by number, each with its client. */
  function at(number: number) {
    const [own, admin] = [server(number), clients[number % clients.length]];
    if (!admin) throw new Error('The servers have not started.');
    return { own, admin };
  }

  function createUser(): Promise<TestAccount> {
    const { own, admin } = at(0);
    return createAccount({ ...own, own, admin, storage: new Map() });
  }

  const initiate = (number: number, USERNAME: string, PASSWORD: string) =>
    at(number).admin.send(
      new InitiateAuthCommand({
        ClientId: at(number).own.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );

  /** Each server issues tokens under its own URL, so each needs its own. */
  async function accessTokens({ email }: TestAccount): Promise<string[]> {
    const responses = await Promise.all(servers().map((_, number) => initiate(number, email, testPassword)));
    return responses.map(({ AuthenticationResult }) => AuthenticationResult?.AccessToken ?? '');
  }

  /** Guesses at the password of a new user, alternating between all operations that check it. */
  async function guessPasswords() {
    const account = await createUser();
    const tokens = await accessTokens(account);
    return countOutcomes((number) => {
      if (number % 4 < 2) return initiate(number, account.email, `wrong-guess-${number}`);
      const AccessToken = tokens[number % 2];
      if (number % 4 === 3) {
        return callPoolOperation(at(number).own, 'VerifyPassword', {
          AccessToken,
          Password: `wrong-guess-${number}`,
        });
      }
      const input = { AccessToken, ProposedPassword: 'another-quiet-harbour' };
      const guess = { ...input, PreviousPassword: `wrong-guess-${number}` };
      return at(number).admin.send(new ChangePasswordCommand(guess));
    });
  }

  it('has five tries of a password in all, by any operation', async () => {
    expect(await guessPasswords()).toEqual({
      'Incorrect username or password.': maxAttempts,
      'Password attempts exceeded': attempts - maxAttempts,
    });
  });

  it('has five tries of the code for another address, then even the right one fails', async () => {
    const account = await createUser();
    const tokens = await accessTokens(account);
    const email = createEmail();
    const UserAttributes = [{ Name: 'email', Value: email }];
    await at(0).admin.send(new UpdateUserAttributesCommand({ AccessToken: tokens[0], UserAttributes }));
    const code = await at(0).own.codeFor(email);
    const verify = (Code: string) => (number: number) =>
      at(number).admin.send(
        new VerifyUserAttributeCommand({ AccessToken: tokens[number % 2], AttributeName: 'email', Code }),
      );
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await countOutcomes(verify(wrong))).toEqual({
      'Invalid verification code provided, please try again.': maxAttempts,
      'Attempt limit exceeded, please try after some time.': attempts - maxAttempts,
    });
    expect(await countOutcomes(verify(code))).toEqual({
      'Attempt limit exceeded, please try after some time.': attempts,
    });
    expect((await initiate(0, account.email, testPassword)).AuthenticationResult).toBeDefined();
  });

  it('control, run last: without the count before the check there is no limit', async () => {
    const taken = replaceGuard(/"count" \+ 1 end/g, '"count" end');
    expect(await guessPasswords()).toEqual({ 'Incorrect username or password.': attempts });
    expect(taken()).toBeGreaterThan(1);
  });
});

/** Counts the outcomes of concurrent calls: 'in', or the message of the error. */
async function countOutcomes(call: (number: number) => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = Array.from({ length: attempts }, async (_, number) => {
    const outcome = await call(number).then(
      () => 'in',
      (error: Error) => error.message,
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(all);
  return counts;
}
