import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn as signInByLibrary } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccount,
  createEmail,
  getRejection,
  openPool,
  type PoolUnderTest,
  requireOwnPool,
  type TestAccount,
  testPassword,
} from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
beforeAll(async () => {
  pool = await openPool();
});
afterAll(() => pool.stop());

const named = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });

function signIn({ email, password: PASSWORD }: Pick<TestAccount, 'email' | 'password'>) {
  const AuthParameters = { USERNAME: email, PASSWORD };
  return pool.admin.send(
    new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
}

async function getAccessToken(account: TestAccount): Promise<string> {
  return (await signIn(account)).AuthenticationResult?.AccessToken ?? '';
}

async function attributesOf(email: string): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await pool.admin.send(new AdminGetUserCommand(named(email)));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

describe('inviting', () => {
  it('rejects an invalid address, a short password, and resending to an active account', async () => {
    const { email } = await createAccount(pool);
    const resend = new AdminCreateUserCommand({ ...named(email), MessageAction: 'RESEND' });
    expect((await getRejection(pool.admin.send(resend))).name).toBe('UnsupportedUserStateException');
    const none = pool.admin.send(new AdminCreateUserCommand(named('amara')));
    expect((await getRejection(none)).name).toBe('InvalidParameterException');
    const short = new AdminCreateUserCommand({ ...named(createEmail()), TemporaryPassword: 'short' });
    expect((await getRejection(pool.admin.send(short))).name).toBe('InvalidPasswordException');
  });
});

describe('an account managed by the administrator', () => {
  it('gets a permanent or temporary password, which ends its logins', async () => {
    const account = await createAccount(pool);
    const AccessToken = await getAccessToken(account);
    const set = (Password: string, Permanent: boolean) =>
      pool.admin.send(new AdminSetUserPasswordCommand({ ...named(account.email), Password, Permanent }));
    await set('another-harbour-28', true);
    expect((await getRejection(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await getRejection(signIn(account))).name).toBe('NotAuthorizedException');
    expect(await getAccessToken({ ...account, password: 'another-harbour-28' })).not.toBe('');
    await set('only-for-today-29', false);
    const once = await signIn({ ...account, password: 'only-for-today-29' });
    expect(once.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect((await getRejection(set('password', true))).name).toBe('InvalidPasswordException');
  });

  it('can be reset: the old password ends, and an emailed code sets a new one', async (context) => {
    const own = requireOwnPool(context, pool);
    const account = await createAccount(pool);
    const AccessToken = await getAccessToken(account);
    await pool.admin.send(new AdminResetUserPasswordCommand(named(account.email)));
    const { UserStatus } = await pool.admin.send(new AdminGetUserCommand(named(account.email)));
    expect(UserStatus).toBe('RESET_REQUIRED');
    expect((await getRejection(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await getRejection(signIn(account))).name).toBe('PasswordResetRequiredException');
    const { nextStep } = await signInByLibrary({ username: account.email, password: account.password });
    expect(nextStep.signInStep).toBe('RESET_PASSWORD');
    expect((await own.emails(account.email)).at(-1)).toMatchObject({ kind: 'reset-password' });

    const Password = 'another-harbour-28';
    await pool.admin.send(
      new ConfirmForgotPasswordCommand({
        ClientId: pool.clientId,
        Username: account.email,
        ConfirmationCode: await own.codeFor(account.email),
        Password,
      }),
    );
    expect(await getAccessToken({ ...account, password: Password })).not.toBe('');
    expect((await getRejection(signIn(account))).name).toBe('NotAuthorizedException');
  });

  it('cannot be reset while it is disabled, invited, or without a verified address', async () => {
    const reset = (email: string) =>
      getRejection(pool.admin.send(new AdminResetUserPasswordCommand(named(email))));
    const disabled = await createAccount(pool);
    await pool.admin.send(new AdminDisableUserCommand(named(disabled.email)));
    expect((await reset(disabled.email)).name).toBe('NotAuthorizedException');
    const invited = createEmail();
    await pool.admin.send(new AdminCreateUserCommand({ ...named(invited), MessageAction: 'SUPPRESS' }));
    expect((await reset(invited)).name).toBe('NotAuthorizedException');
    const unverified = createEmail();
    await pool.admin.send(
      new SignUpCommand({
        ClientId: pool.clientId,
        Username: unverified,
        Password: testPassword,
        UserAttributes: [{ Name: 'email', Value: unverified }],
      }),
    );
    expect((await reset(unverified)).name).toBe('InvalidParameterException');
    await pool.admin.send(new AdminConfirmSignUpCommand(named(unverified)));
    expect((await reset(unverified)).name).toBe('InvalidParameterException');
    expect((await reset(createEmail())).name).toBe('UserNotFoundException');
  });

  it('can be confirmed without its code, once', async () => {
    const email = createEmail();
    const signUpInput = { ClientId: pool.clientId, Username: email, Password: testPassword };
    await pool.admin.send(
      new SignUpCommand({ ...signUpInput, UserAttributes: [{ Name: 'email', Value: email }] }),
    );
    expect((await getRejection(signIn({ email, password: testPassword }))).name).toBe(
      'UserNotConfirmedException',
    );
    await pool.admin.send(new AdminConfirmSignUpCommand(named(email)));
    expect((await signIn({ email, password: testPassword })).AuthenticationResult).toBeDefined();
    const error = await getRejection(pool.admin.send(new AdminConfirmSignUpCommand(named(email))));
    expect(error.name).toBe('NotAuthorizedException');
  });

  it('can be changed; a new address counts at once, unverified, and the old one is notified', async (context) => {
    const { emails } = requireOwnPool(context, pool);
    const { email } = await createAccount(pool);
    const moved = createEmail();
    const change = (Name: string, Value: string, of = email) =>
      pool.admin.send(
        new AdminUpdateUserAttributesCommand({ ...named(of), UserAttributes: [{ Name, Value }] }),
      );
    await change('family_name', 'Okafor');
    expect(await attributesOf(email)).toMatchObject({ family_name: 'Okafor', given_name: 'Amara' });
    await change('given_name', '');
    expect(await attributesOf(email)).not.toHaveProperty('given_name');
    await change('email', moved);
    expect(await attributesOf(moved)).toMatchObject({ email: moved, email_verified: 'false' });
    expect((await emails(email)).at(-1)).toMatchObject({ kind: 'email-changed', newEmail: moved });
    await change('email_verified', 'true', moved);
    expect(await attributesOf(moved)).toMatchObject({ email_verified: 'true' });
    const { email: taken } = await createAccount(pool);
    expect((await getRejection(change('email', taken, moved))).name).toBe('AliasExistsException');
    expect((await getRejection(change('custom:shoe', '38', moved))).name).toBe('InvalidParameterException');
  });

  it('is deleted for good, and its address is free again', async () => {
    const account = await createAccount(pool);
    const AccessToken = await getAccessToken(account);
    await pool.admin.send(new AdminDeleteUserCommand(named(account.email)));
    const error = await getRejection(pool.admin.send(new AdminGetUserCommand(named(account.sub))));
    expect(error.name).toBe('UserNotFoundException');
    await getRejection(pool.admin.send(new GetUserCommand({ AccessToken })));
    await pool.admin.send(new AdminCreateUserCommand({ ...named(account.email), MessageAction: 'SUPPRESS' }));
  });
});

describe('the list of accounts', () => {
  const list = async (Filter: string) => {
    const { Users = [] } = await pool.admin.send(
      new ListUsersCommand({ UserPoolId: pool.userPoolId, Filter }),
    );
    return Users.map(({ Username }) => Username);
  };

  it('matches filters literally, without wildcards or injection', async () => {
    const { email, sub } = await createAccount(pool);
    expect(await list(`sub = "${sub}"`)).toEqual([sub]);
    expect(await list(`email = "${email.slice(0, -4)}"`)).toEqual([]);
    expect(await list('email ^= "%"')).toEqual([]);
    expect(await list(`email = "x\\" or \\"1\\" = \\"1"`)).toEqual([]);
  });

  it('rejects an unlisted column, and a token of another list', async () => {
    await Promise.all([createAccount(pool), createAccount(pool)]);
    expect((await getRejection(list('salt ^= "a"'))).name).toBe('InvalidParameterException');
    const all = { UserPoolId: pool.userPoolId, Limit: 1 };
    const { PaginationToken, Users } = await pool.admin.send(new ListUsersCommand(all));
    const next = await pool.admin.send(new ListUsersCommand({ ...all, PaginationToken }));
    expect(next.Users?.[0]?.Username).not.toBe(Users?.[0]?.Username);
    const other = new ListUsersCommand({ ...all, PaginationToken, Filter: 'email ^= "a"' });
    expect((await getRejection(pool.admin.send(other))).name).toBe('InvalidParameterException');
  });
});
