import {
  AdminCreateUserCommand,
  type AuthFlowType,
  type ChallengeNameType,
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { users } from '@studio/identity/users/tables';
import { fetchAuthSession, rememberDevice, signIn } from 'aws-amplify/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

const pool = await openPoolForSuite();

const initiateAuth = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) =>
  pool.admin.send(new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow, AuthParameters }));
const enter = (USERNAME: string, PASSWORD: string) =>
  initiateAuth('USER_PASSWORD_AUTH', { USERNAME, PASSWORD });
const respond = (
  ChallengeName: ChallengeNameType,
  Session: string | undefined,
  ChallengeResponses: Record<string, string>,
) =>
  pool.admin.send(
    new RespondToAuthChallengeCommand({
      ClientId: pool.clientId,
      ChallengeName,
      Session,
      ChallengeResponses,
    }),
  );

describe('a person invited by address only', () => {
  const temporary = 'first-day-2026';
  async function inviteUser() {
    const email = createEmail();
    const created = new AdminCreateUserCommand({
      UserPoolId: pool.userPoolId,
      Username: email,
      TemporaryPassword: temporary,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    await pool.admin.send(created);
    const { Session, ChallengeParameters } = await enter(email, temporary);
    const choose = (NEW_PASSWORD: string, attributes: Record<string, string> = {}) =>
      respond('NEW_PASSWORD_REQUIRED', Session, { USERNAME: email, NEW_PASSWORD, ...attributes });
    return { email, challengeParameters: ChallengeParameters ?? {}, choose };
  }
  const named = { 'userAttributes.given_name': 'Amara', 'userAttributes.family_name': 'Cole' };

  it('has to enter a first name, which is stored', async () => {
    const { email, challengeParameters, choose } = await inviteUser();
    expect(JSON.parse(challengeParameters.requiredAttributes ?? '')).toEqual(['userAttributes.given_name']);
    expect(JSON.parse(challengeParameters.userAttributes ?? '')).toMatchObject({ email });
    expect((await getRejection(choose(testPassword))).name).toBe('InvalidParameterException');
    const { AuthenticationResult } = await choose(testPassword, named);
    const AccessToken = AuthenticationResult?.AccessToken ?? '';
    const { UserAttributes } = await pool.admin.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'given_name', Value: 'Amara' },
        { Name: 'family_name', Value: 'Cole' },
        { Name: 'email', Value: email },
      ]),
    );
  });

  it('cannot set attributes that users may not change', async () => {
    const { choose } = await inviteUser();
    const write = (name: string) => choose(testPassword, { ...named, [`userAttributes.${name}`]: 'true' });
    expect((await getRejection(write('cognito:groups'))).name).toBe('InvalidParameterException');
    expect((await getRejection(write('email_verified'))).name).toBe('NotAuthorizedException');
  });

  it('has to replace the temporary password', async (context) => {
    requireOwnPool(context, pool);
    const { choose } = await inviteUser();
    expect(await getRejection(choose(temporary, named))).toMatchObject({ name: 'InvalidPasswordException' });
    expect((await choose(testPassword, named)).AuthenticationResult?.RefreshToken).toBeTruthy();
  });
});

describe('an account that needs a password reset', () => {
  it('is reported as such only after the old password is verified', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    const { database } = own.pool;
    await database.update(users).set({ status: 'RESET_REQUIRED' }).where(eq(users.sub, sub));
    expect(await getRejection(enter(email, 'not-the-password'))).toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await getRejection(enter(email, testPassword))).toMatchObject({
      name: 'PasswordResetRequiredException',
    });
    expect((await signIn({ username: email, password: testPassword })).nextStep.signInStep).toBe(
      'RESET_PASSWORD',
    );
  });
});

describe('a login', () => {
  it('can be refreshed by the older flow too', async () => {
    const { email, sub } = await createAccount(pool);
    const { AuthenticationResult: first } = await enter(email, testPassword);
    const { AuthenticationResult: next } = await initiateAuth('REFRESH_TOKEN_AUTH', {
      REFRESH_TOKEN: first?.RefreshToken ?? '',
    });
    const { Username } = await pool.admin.send(new GetUserCommand({ AccessToken: next?.AccessToken ?? '' }));
    expect(Username).toBe(sub);
    expect((await getRejection(initiateAuth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'none' }))).name).toBe(
      'NotAuthorizedException',
    );
  });
});

describe('the devices of a user', () => {
  it('are listed page by page', async () => {
    const { email } = await createAccount(pool);
    const keys: string[] = [];
    let AccessToken = '';
    for (let number = 0; number < 3; number++) {
      const { AuthenticationResult: result } = await enter(email, testPassword);
      AccessToken = result?.AccessToken ?? '';
      const DeviceKey = result?.NewDeviceMetadata?.DeviceKey ?? '';
      const DeviceSecretVerifierConfig = { Salt: 'oaKj', PasswordVerifier: 'sbKztLW2' };
      const device = { AccessToken, DeviceKey, DeviceName: `No. ${number}`, DeviceSecretVerifierConfig };
      await pool.admin.send(new ConfirmDeviceCommand(device));
      keys.push(DeviceKey);
    }
    const page = (PaginationToken?: string) =>
      pool.admin.send(new ListDevicesCommand({ AccessToken, Limit: 2, PaginationToken }));
    const first = await page();
    const second = await page(first.PaginationToken);
    expect([first.Devices?.length, second.Devices?.length]).toEqual([2, 1]);
    expect(second.PaginationToken).toBeUndefined();
    const listed = [...(first.Devices ?? []), ...(second.Devices ?? [])];
    expect(listed.map(({ DeviceKey }) => DeviceKey).sort()).toEqual([...keys].sort());
  });

  it('are remembered when the browser asks for it', async () => {
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    await expect(rememberDevice()).resolves.toBeUndefined();
  });

  it('are logged out when another browser forgets them, which stays logged in', async (context) => {
    requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const DeviceKey = [...pool.storage].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? '';
    const { AuthenticationResult: otherLogin } = await enter(email, testPassword);
    const AccessToken = otherLogin?.AccessToken ?? '';
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect((await pool.admin.send(new GetUserCommand({ AccessToken }))).Username).toBeTruthy();
  });
});

describe('sign-in requests that the pool does not support', () => {
  it.each<AuthFlowType>(['CUSTOM_AUTH', 'ADMIN_USER_PASSWORD_AUTH'])('are rejected: %s', async (flow) => {
    const { email } = await createAccount(pool);
    const { name } = await getRejection(initiateAuth(flow, { USERNAME: email, PASSWORD: testPassword }));
    expect(name).toBe('InvalidParameterException');
  });

  it.each<ChallengeNameType>(['CUSTOM_CHALLENGE', 'SELECT_CHALLENGE'])(
    'are rejected: %s',
    async (challenge) => {
      const outcome = await getRejection(
        respond(challenge, 'a-session-of-nothing', { USERNAME: 'x', ANSWER: 'y' }),
      );
      expect(outcome.name).toMatch(/^(InvalidParameter|NotAuthorized)Exception$/);
    },
  );

  it.each([
    ['no password', { USERNAME: 'somebody@example.com' }],
    ['no name', { PASSWORD: testPassword }],
    ['a zero character', { USERNAME: 'some\0body@example.com', PASSWORD: testPassword }],
  ])('are rejected: %s', async (_what, parameters) => {
    expect((await getRejection(initiateAuth('USER_PASSWORD_AUTH', parameters))).name).toBe(
      'InvalidParameterException',
    );
  });
});
