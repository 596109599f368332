import {
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createEmail, getRejection, testPassword } from '../harness/identity-pool.ts';
import { getMigratedDump } from '../harness/migrated-database.ts';

/** Only the project’s own pool, because the test observes its database. */
let own: TestIdentity;
let client: CognitoIdentityProviderClient;
let pglite: PGlite;
let ClientId: string;

beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: getMigratedDump() });
  own = await startIdentity({ connection: { pglite } });
  client = createAdminClient(own, { maxAttempts: 1 });
  ({ clientId: ClientId } = own);
});
afterAll(async () => {
  client.destroy();
  await own.stop();
  await pglite.close();
});

const signUp = (Username: string, Password = testPassword) =>
  client.send(new SignUpCommand({ ClientId, Username, Password }));
const confirm = (Username: string, ConfirmationCode: string) =>
  client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
const resend = (Username: string) => client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
const requestReset = (Username: string) => client.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = 'another-quiet-harbour') =>
  client.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
const initiateAuth = (USERNAME: string, PREFERRED_CHALLENGE?: string) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME, ...(PREFERRED_CHALLENGE ? { PREFERRED_CHALLENGE } : {}) },
    }),
  );
const signIn = async (USERNAME: string, PASSWORD = testPassword) => {
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
};

/** An address in the three states that a caller may find. */
const kinds = {
  unknown: async () => createEmail(),
  unconfirmed: async () => {
    const email = createEmail();
    await signUp(email);
    return email;
  },
  confirmed: async () => {
    const email = await kinds.unconfirmed();
    await confirm(email, await own.codeFor(email));
    return email;
  },
};

/** Counts the database messages during a call. */
async function countMessages(call: () => Promise<unknown>): Promise<number> {
  const { execProtocolRaw } = pglite;
  let messages = 0;
  pglite.execProtocolRaw = (...args) => {
    messages++;
    return execProtocolRaw.apply(pglite, args);
  };
  try {
    await call().catch(() => undefined);
  } finally {
    pglite.execProtocolRaw = execProtocolRaw;
  }
  return messages;
}

describe('an unknown address', () => {
  it.each([
    ['SignUp', (email: string) => signUp(email, 'the-password-of-eve')],
    ['ForgotPassword', requestReset],
    ['ResendConfirmationCode', resend],
    ['ConfirmSignUp', (email: string) => confirm(email, 'no code')],
    ['ConfirmForgotPassword', (email: string) => reset(email, 'no code')],
    ['a choice of first factors', (email: string) => initiateAuth(email)],
    ['a mailed code in place of the password', (email: string) => initiateAuth(email, 'EMAIL_OTP')],
  ] as const)('costs %s as much work as a known one', async (_name, call) => {
    const messages = [];
    for (const kind of Object.values(kinds)) {
      const email = await kind();
      messages.push(await countMessages(() => call(email)));
    }
    expect(messages[0]).toBeGreaterThan(0);
    expect(new Set(messages).size).toBe(1);
  });

  it('costs a wrong emailed code as much work as a known one', async () => {
    const messages = [];
    for (const kind of Object.values(kinds)) {
      const USERNAME = await kind();
      const { Session } = await initiateAuth(USERNAME, 'EMAIL_OTP');
      const ChallengeResponses = { USERNAME, EMAIL_OTP_CODE: 'no code' };
      const wrong = new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'EMAIL_OTP',
        Session,
        ChallengeResponses,
      });
      messages.push(await countMessages(() => client.send(wrong)));
    }
    expect(messages[0]).toBeGreaterThan(0);
    expect(new Set(messages).size).toBe(1);
  });

  it('cannot be distinguished by trying codes, however often', async () => {
    const outcomes = [];
    for (const kind of Object.values(kinds)) {
      const email = await kind();
      await signUp(email);
      await requestReset(email);
      const tries = [];
      for (let attempt = 0; attempt < 7; attempt++) {
        tries.push((await getRejection(confirm(email, 'no code'))).name);
        tries.push((await getRejection(reset(email, 'no code'))).name);
      }
      outcomes.push(tries);
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
    expect(outcomes[0]?.slice(-4)).toEqual(Array(4).fill('LimitExceededException'));
  });
});

describe('a forgotten password', () => {
  it('verifies the address of an unconfirmed account', async () => {
    const email = await kinds.unconfirmed();
    await requestReset(email);
    await reset(email, await own.codeFor(email));
    const { UserAttributes } = await client.send(
      new GetUserCommand({ AccessToken: await signIn(email, 'another-quiet-harbour') }),
    );
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  it('voids the code of the sign-up, whose password no longer applies', async () => {
    const email = await kinds.unconfirmed();
    const first = await own.codeFor(email);
    await requestReset(email);
    await reset(email, await own.codeFor(email));
    await getRejection(confirm(email, first));
    expect((await getRejection(signIn(email))).name).toBe('NotAuthorizedException');
  });
});

describe('a new email address', () => {
  it('is discarded when the old one is entered again', async () => {
    const [old, email] = [await kinds.confirmed(), createEmail()];
    const AccessToken = await signIn(old);
    const write = (Value: string) =>
      client.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value }] }),
      );
    await write(email);
    const Code = await own.codeFor(email);
    expect(await write(old.toUpperCase())).toMatchObject({ CodeDeliveryDetailsList: [] });
    const late = client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
    expect((await getRejection(late)).name).toBe('ExpiredCodeException');
    expect(await signIn(old)).toBeTruthy();
  });

  it('replaces an unconfirmed sign-up with it, and voids the codes of the old address', async () => {
    const [old, email] = [await kinds.confirmed(), await kinds.unconfirmed()];
    const AccessToken = await signIn(old);
    const UserAttributes = [{ Name: 'email', Value: email }];
    await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const Code = await own.codeFor(email);
    await requestReset(old);
    const resetCode = await own.codeFor(old);
    await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
    expect(await signIn(email)).toBeTruthy();
    await getRejection(reset(old, resetCode));
    await getRejection(reset(email, resetCode));
    expect(await signIn(email)).toBeTruthy();
  });

  it('cannot be verified as another attribute', async () => {
    const AccessToken = await signIn(await kinds.confirmed());
    const call = client.send(
      new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'given_name', Code: '1' }),
    );
    expect((await getRejection(call)).name).toBe('InvalidParameterException');
  });
});

describe('the rate limits', () => {
  it('per address restart with each hour, up to ten codes a day', async () => {
    const limited = await startIdentity({ limits: true });
    const limitedClient = createAdminClient(limited, { maxAttempts: 1 });
    let now = new Date('2026-11-23T09:10:00Z');
    limited.pool.now = () => now;
    const Username = createEmail();
    const requestCodes = async (times: number) => {
      let answered = 0;
      for (let call = 0; call < times; call++) {
        const command = new ForgotPasswordCommand({ ClientId: limited.clientId, Username });
        answered += await limitedClient.send(command).then(
          () => 1,
          () => 0,
        );
      }
      return answered;
    };
    try {
      const hours: number[] = [];
      for (const hour of ['09', '10', '11']) {
        now = new Date(`2026-11-23T${hour}:10:00Z`);
        hours.push(await requestCodes(7));
      }
      expect(hours).toEqual([5, 5, 0]);
      now = new Date('2026-11-24T09:10:00Z');
      expect(await requestCodes(7)).toBe(5);
    } finally {
      limitedClient.destroy();
      await limited.stop();
    }
  });

  it('follow the settings of the pool', async () => {
    const limited = await startIdentity({ limits: true, rates: { codesPerAddressHour: 2 } });
    const limitedClient = createAdminClient(limited, { maxAttempts: 1 });
    const requestCodes = (Username: string) =>
      limitedClient.send(new ForgotPasswordCommand({ ClientId: limited.clientId, Username }));
    try {
      const email = createEmail();
      await requestCodes(email);
      await requestCodes(email);
      expect((await getRejection(requestCodes(email))).name).toBe('LimitExceededException');
    } finally {
      limitedClient.destroy();
      await limited.stop();
    }
  });

  it('per network stop a walk through many addresses', async () => {
    const limited = await startIdentity({ limits: true });
    const limitedClient = createAdminClient(limited, { maxAttempts: 1 });
    limited.pool.now = () => new Date('2026-11-23T09:10:00Z');
    try {
      const names: string[] = [];
      for (let call = 0; call < 62; call++) {
        const command = new ForgotPasswordCommand({ ClientId: limited.clientId, Username: createEmail() });
        names.push(
          await limitedClient.send(command).then(
            () => 'ok',
            (error: Error) => error.name,
          ),
        );
      }
      expect(names.indexOf('LimitExceededException')).toBe(60);
    } finally {
      limitedClient.destroy();
      await limited.stop();
    }
  });
});
