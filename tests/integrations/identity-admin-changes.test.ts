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

async function accessToken(account: TestAccount): Promise<string> {
  return (await signIn(account)).AuthenticationResult?.AccessToken ?? '';
}

async function attributesOf(email: string): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await pool.admin.send(new AdminGetUserCommand(named(email)));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

describe('inviting', () => {
  it('refuses an address that is none, a password that is too short, and to invite again who has come', async () => {
    const { email } = await createAccount(pool);
    const again = new AdminCreateUserCommand({ ...named(email), MessageAction: 'RESEND' });
    expect((await getRejection(pool.admin.send(again))).name).toBe('UnsupportedUserStateException');
    const none = pool.admin.send(new AdminCreateUserCommand(named('amara')));
    expect((await getRejection(none)).name).toBe('InvalidParameterException');
    const short = new AdminCreateUserCommand({ ...named(createEmail()), TemporaryPassword: 'short' });
    expect((await getRejection(pool.admin.send(short))).name).toBe('InvalidPasswordException');
  });
});

describe('an account in the hands of the administrator', () => {
  it('gets a password for good or for once, and whoever was signed in is out', async () => {
    const account = await createAccount(pool);
    const AccessToken = await accessToken(account);
    const set = (Password: string, Permanent: boolean) =>
      pool.admin.send(new AdminSetUserPasswordCommand({ ...named(account.email), Password, Permanent }));
    await set('another-harbour-28', true);
    expect((await getRejection(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await getRejection(signIn(account))).name).toBe('NotAuthorizedException');
    expect(await accessToken({ ...account, password: 'another-harbour-28' })).not.toBe('');
    await set('only-for-today-29', false);
    const once = await signIn({ ...account, password: 'only-for-today-29' });
    expect(once.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect((await getRejection(set('password', true))).name).toBe('InvalidPasswordException');
  });

  it('has to get a new password: the old one ends, and a code by email sets another', async (context) => {
    const own = requireOwnPool(context, pool);
    const account = await createAccount(pool);
    const AccessToken = await accessToken(account);
    await pool.admin.send(new AdminResetUserPasswordCommand(named(account.email)));
    const { UserStatus } = await pool.admin.send(new AdminGetUserCommand(named(account.email)));
    expect(UserStatus).toBe('RESET_REQUIRED');
    expect((await getRejection(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await getRejection(signIn(account))).name).toBe('PasswordResetRequiredException');
    const { nextStep } = await signInByLibrary({ username: account.email, password: account.password });
    expect(nextStep.signInStep).toBe('RESET_PASSWORD');
    expect((await own.mails(account.email)).at(-1)).toMatchObject({ kind: 'reset-password' });

    const Password = 'another-harbour-28';
    await pool.admin.send(
      new ConfirmForgotPasswordCommand({
        ClientId: pool.clientId,
        Username: account.email,
        ConfirmationCode: await own.codeFor(account.email),
        Password,
      }),
    );
    expect(await accessToken({ ...account, password: Password })).not.toBe('');
    expect((await getRejection(signIn(account))).name).toBe('NotAuthorizedException');
  });

  it('gets no reset that it could not finish: disabled, invited, or without an address that is proven', async () => {
    const reset = (email: string) =>
      getRejection(pool.admin.send(new AdminResetUserPasswordCommand(named(email))));
    const disabled = await createAccount(pool);
    await pool.admin.send(new AdminDisableUserCommand(named(disabled.email)));
    expect((await reset(disabled.email)).name).toBe('NotAuthorizedException');
    const invited = createEmail();
    await pool.admin.send(new AdminCreateUserCommand({ ...named(invited), MessageAction: 'SUPPRESS' }));
    expect((await reset(invited)).name).toBe('NotAuthorizedException');
    const unproven = createEmail();
    await pool.admin.send(
      new SignUpCommand({
        ClientId: pool.clientId,
        Username: unproven,
        Password: testPassword,
        UserAttributes: [{ Name: 'email', Value: unproven }],
      }),
    );
    expect((await reset(unproven)).name).toBe('InvalidParameterException');
    await pool.admin.send(new AdminConfirmSignUpCommand(named(unproven)));
    expect((await reset(unproven)).name).toBe('InvalidParameterException');
    expect((await reset(createEmail())).name).toBe('UserNotFoundException');
  });

  it('is let in without its code, once', async () => {
    const email = createEmail();
    const signUp = { ClientId: pool.clientId, Username: email, Password: testPassword };
    await pool.admin.send(
      new SignUpCommand({ ...signUp, UserAttributes: [{ Name: 'email', Value: email }] }),
    );
    expect((await getRejection(signIn({ email, password: testPassword }))).name).toBe(
      'UserNotConfirmedException',
    );
    await pool.admin.send(new AdminConfirmSignUpCommand(named(email)));
    expect((await signIn({ email, password: testPassword })).AuthenticationResult).toBeDefined();
    const again = await getRejection(pool.admin.send(new AdminConfirmSignUpCommand(named(email))));
    expect(again.name).toBe('NotAuthorizedException');
  });

  it('changes what it says; another address holds at once, unproven, and the old one is told', async (context) => {
    const { mails } = requireOwnPool(context, pool);
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
    expect((await mails(email)).at(-1)).toMatchObject({ kind: 'email-changed', newEmail: moved });
    await change('email_verified', 'true', moved);
    expect(await attributesOf(moved)).toMatchObject({ email_verified: 'true' });
    const { email: taken } = await createAccount(pool);
    expect((await getRejection(change('email', taken, moved))).name).toBe('AliasExistsException');
    expect((await getRejection(change('custom:shoe', '38', moved))).name).toBe('InvalidParameterException');
  });

  it('goes for good, and its address is free again', async () => {
    const account = await createAccount(pool);
    const AccessToken = await accessToken(account);
    await pool.admin.send(new AdminDeleteUserCommand(named(account.email)));
    const gone = await getRejection(pool.admin.send(new AdminGetUserCommand(named(account.sub))));
    expect(gone.name).toBe('UserNotFoundException');
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

  it('is narrowed by what is written, never by what it would mean to the database', async () => {
    const { email, sub } = await createAccount(pool);
    expect(await list(`sub = "${sub}"`)).toEqual([sub]);
    expect(await list(`email = "${email.slice(0, -4)}"`)).toEqual([]);
    expect(await list('email ^= "%"')).toEqual([]);
    expect(await list(`email = "x\\" or \\"1\\" = \\"1"`)).toEqual([]);
  });

  it('refuses a column that is not told, and a token of another list', async () => {
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
