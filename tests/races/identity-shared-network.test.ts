/**
 * Makes a thousand wrong guesses.
 *
 * @module-tag long
 */
import { randomBytes } from 'node:crypto';
import {
  ConfirmDeviceCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createOwnerWithPasskey,
  type PasskeyOwner,
  signInWithPasskey,
} from '../harness/identity-passkeys.ts';
import { createEmail, testPassword } from '../harness/identity-pool.ts';
import { countParallelOutcomes, openTwoPoolServers } from './harness/two-pool-servers.ts';

const garbage = 'x'.repeat(60);

describe('a network shared by many users and abused by one, at two servers on one PostgreSQL', () => {
  const { at, pass, asPool } = openTwoPoolServers({ limits: true });
  let holder: PasskeyOwner;
  let refreshToken: string;
  let deviceKey: string;

  const login = (number: number, email: string, secret = testPassword) =>
    at(number).initiateAuth(email, secret);
  const renew = (number: number, RefreshToken: string) => {
    const { own, client } = at(number);
    return client.send(new GetTokensFromRefreshTokenCommand({ ClientId: own.clientId, RefreshToken }));
  };
  const confirm = (number: number, Username: string, ConfirmationCode: string) => {
    const { own, client } = at(number);
    return client.send(new ConfirmSignUpCommand({ ClientId: own.clientId, Username, ConfirmationCode }));
  };

  /** Advances to the start of a window, so that no count restarts during a test. */
  const toNextWindow = (seconds: number) => {
    const now = at(0).own.pool.now().getTime() / 1000;
    pass(seconds - (now % seconds) + 1);
  };

  beforeAll(async () => {
    toNextWindow(86_400);
    const pool = asPool();
    holder = await createOwnerWithPasskey(pool, pool.own);
    const { AuthenticationResult } = await login(0, holder.email);
    refreshToken = AuthenticationResult?.RefreshToken ?? '';
    const onDevice = (await login(0, holder.email)).AuthenticationResult;
    deviceKey = onDevice?.NewDeviceMetadata?.DeviceKey ?? '';
    await pool.admin.send(
      new ConfirmDeviceCommand({
        AccessToken: onDevice?.AccessToken,
        DeviceKey: deviceKey,
        DeviceSecretVerifierConfig: {
          Salt: randomBytes(16).toString('base64'),
          PasswordVerifier: randomBytes(384).toString('base64'),
        },
      }),
    );
  });

  it('accepts right credentials after 300 false renewals and 500 wrong passwords for invented accounts', async () => {
    const renewals = await countParallelOutcomes(300, (number) => {
      if (number % 2 === 0) return renew(number, garbage);
      const { own, client } = at(number);
      const input = { ClientId: own.clientId, AuthFlow: 'REFRESH_TOKEN_AUTH' } as const;
      return client.send(new InitiateAuthCommand({ ...input, AuthParameters: { REFRESH_TOKEN: garbage } }));
    });
    expect(renewals).toEqual({ NotAuthorizedException: 300 });
    expect(
      await countParallelOutcomes(500, (number) => login(number, createEmail(), 'a wrong password')),
    ).toEqual({
      NotAuthorizedException: 500,
    });
    for (const number of [0, 1]) {
      const renewed = (await renew(number, refreshToken)).AuthenticationResult;
      refreshToken = renewed?.RefreshToken ?? '';
      expect(renewed?.AccessToken).toBeTruthy();
      expect((await login(number, holder.email)).AuthenticationResult?.AccessToken).toBeTruthy();
    }
    // A passkey belongs to the origin where it was created: the first server's.
    expect((await signInWithPasskey(at(0).own, holder))?.AccessToken).toBeTruthy();
  });

  it('allows three tries per account a day once its budget is used up, however many run at once', async () => {
    expect(
      await countParallelOutcomes(60, (number) => login(number, holder.email, `a wrong guess ${number}`)),
    ).toEqual({
      NotAuthorizedException: 3,
      LimitExceededException: 57,
    });
    await expect(login(0, holder.email)).rejects.toMatchObject({ name: 'LimitExceededException' });
    const { own, client } = at(0);
    const logInWithDevice = (USERNAME: string, PASSWORD = testPassword) =>
      client.send(
        new InitiateAuthCommand({
          ClientId: own.clientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD, DEVICE_KEY: deviceKey },
        }),
      );
    // A device known to the account continues with its proof; its key has no effect for another account.
    expect((await logInWithDevice(holder.email)).ChallengeName).toBe('DEVICE_SRP_AUTH');
    const other = createEmail();
    expect(await countParallelOutcomes(20, () => logInWithDevice(other))).toEqual({
      NotAuthorizedException: 3,
      LimitExceededException: 17,
    });
    // Passkeys and refreshes don't count as guesses.
    expect((await signInWithPasskey(at(0).own, holder))?.AccessToken).toBeTruthy();
    expect((await renew(0, refreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
    toNextWindow(900);
    expect((await login(1, holder.email)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('allows five tries per account before pauses while its budget lasts', async () => {
    toNextWindow(900);
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        login(number, holder.email, `another guess ${number}`).then(
          () => 'in',
          (error: Error) => error.message,
        ),
      ),
    );
    const wrong = outcomes.filter((one) => one === 'Incorrect username or password.');
    expect(wrong).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'Password attempts exceeded')).toHaveLength(55);
  });

  it('accepts a right code after 200 wrong ones for invented accounts, and logins as before', async () => {
    toNextWindow(86_400);
    const email = createEmail();
    const { own, client } = at(0);
    await client.send(new SignUpCommand({ ClientId: own.clientId, Username: email, Password: testPassword }));
    const code = await own.codeFor(email);
    expect(await countParallelOutcomes(200, (number) => confirm(number, createEmail(), '000000'))).toEqual({
      CodeMismatchException: 200,
    });
    await confirm(1, email, code);
    expect((await login(0, email)).AuthenticationResult?.AccessToken).toBeTruthy();
    expect(
      await countParallelOutcomes(300, (number) => login(number, createEmail(), 'a wrong password')),
    ).toEqual({
      NotAuthorizedException: 300,
    });
  });
});
