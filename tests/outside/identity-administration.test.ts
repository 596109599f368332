import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoIdentity } from '@studio/server/outside/identity/cognito';
import { IdentityUnavailable } from '@studio/server/outside/identity/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  invite,
  newAccount,
  newEmail,
  openPool,
  ownPool,
  type PoolUnderTest,
  password,
  refusal,
} from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
beforeAll(async () => {
  pool = await openPool();
});
afterAll(() => pool.stop());

const named = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });

function signIn({ email, password: PASSWORD }: Pick<Account, 'email' | 'password'>) {
  const AuthParameters = { USERNAME: email, PASSWORD };
  return pool.admin.send(
    new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
}

async function accessToken(account: Account): Promise<string> {
  return (await signIn(account)).AuthenticationResult?.AccessToken ?? '';
}

async function attributesOf(email: string): Promise<Record<string, string | undefined>> {
  const { UserAttributes = [] } = await pool.admin.send(new AdminGetUserCommand(named(email)));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}

describe('inviting', () => {
  it('makes an account with a password to be changed, and mails it', async (context) => {
    const { mails } = ownPool(context, pool);
    const email = newEmail();
    const attributes = { email, email_verified: 'true', given_name: 'Amara', 'custom:title': 'Dr' };
    const { User } = await pool.admin.send(
      new AdminCreateUserCommand({
        ...named(email.toUpperCase()),
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(Math.abs(Date.now() - (User?.UserCreateDate?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await attributesOf(email)).toEqual({ sub: User?.Username, ...attributes });
    const [mail] = await mails(email);
    if (mail?.kind !== 'invitation') throw new Error('No invitation came.');
    expect(mail).toMatchObject({ firstName: 'Amara', days: 7 });
    const { ChallengeName } = await signIn({ email, password: mail.temporaryPassword });
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('again gives a new password, as long as nobody has come', async (context) => {
    const { mails } = ownPool(context, pool);
    const invited = await invite(pool);
    await pool.admin.send(new AdminCreateUserCommand({ ...named(invited.email), MessageAction: 'RESEND' }));
    const [mail] = await mails(invited.email);
    if (mail?.kind !== 'invitation') throw new Error('No invitation came.');
    expect((await refusal(signIn(invited))).name).toBe('NotAuthorizedException');
    const again = await signIn({ email: invited.email, password: mail.temporaryPassword });
    expect(again.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const { email } = await newAccount(pool);
    const resend = new AdminCreateUserCommand({ ...named(email), MessageAction: 'RESEND' });
    expect((await refusal(pool.admin.send(resend))).name).toBe('UnsupportedUserStateException');
  });

  it('refuses an address that is taken, one that is none, and a password that is too short', async () => {
    const { email } = await newAccount(pool);
    const taken = pool.admin.send(new AdminCreateUserCommand(named(email)));
    expect((await refusal(taken)).name).toBe('UsernameExistsException');
    const none = pool.admin.send(new AdminCreateUserCommand(named('amara')));
    expect((await refusal(none)).name).toBe('InvalidParameterException');
    const short = new AdminCreateUserCommand({ ...named(newEmail()), TemporaryPassword: 'short' });
    expect((await refusal(pool.admin.send(short))).name).toBe('InvalidPasswordException');
  });
});

describe('an account in the hands of the administrator', () => {
  it('is found by its address in any case and by its sub; nobody else is', async () => {
    const { email, sub } = await newAccount(pool);
    for (const name of [email.toUpperCase(), sub]) {
      const found = await pool.admin.send(new AdminGetUserCommand(named(name)));
      expect(found).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED', Enabled: true });
    }
    const nobody = await refusal(pool.admin.send(new AdminGetUserCommand(named(newEmail()))));
    expect(nobody).toEqual({ name: 'UserNotFoundException', message: 'User does not exist.' });
    const elsewhere = new AdminGetUserCommand({ ...named(email), UserPoolId: `${pool.userPoolId}X` });
    expect((await refusal(pool.admin.send(elsewhere))).name).toBe('ResourceNotFoundException');
  });

  it('gets a password for good or for once, and whoever was signed in is out', async () => {
    const account = await newAccount(pool);
    const AccessToken = await accessToken(account);
    const set = (Password: string, Permanent: boolean) =>
      pool.admin.send(new AdminSetUserPasswordCommand({ ...named(account.email), Password, Permanent }));
    await set('another-harbour-28', true);
    expect((await refusal(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    expect((await refusal(signIn(account))).name).toBe('NotAuthorizedException');
    expect(await accessToken({ ...account, password: 'another-harbour-28' })).not.toBe('');
    await set('only-for-today-29', false);
    const once = await signIn({ ...account, password: 'only-for-today-29' });
    expect(once.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect((await refusal(set('password', true))).name).toBe('InvalidPasswordException');
  });

  it('is closed and opened again', async () => {
    const account = await newAccount(pool);
    const AccessToken = await accessToken(account);
    await pool.admin.send(new AdminDisableUserCommand(named(account.email)));
    expect((await pool.admin.send(new AdminGetUserCommand(named(account.email)))).Enabled).toBe(false);
    expect((await refusal(signIn(account))).name).toBe('NotAuthorizedException');
    expect((await refusal(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    await pool.admin.send(new AdminEnableUserCommand(named(account.email)));
    expect(await accessToken(account)).not.toBe('');
  });

  it('is signed out everywhere', async () => {
    const account = await newAccount(pool);
    const AccessToken = await accessToken(account);
    await pool.admin.send(new AdminUserGlobalSignOutCommand(named(account.sub)));
    expect((await refusal(pool.admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
  });

  it('is let in without its code, once', async () => {
    const email = newEmail();
    const signUp = { ClientId: pool.clientId, Username: email, Password: password };
    await pool.admin.send(
      new SignUpCommand({ ...signUp, UserAttributes: [{ Name: 'email', Value: email }] }),
    );
    expect((await refusal(signIn({ email, password }))).name).toBe('UserNotConfirmedException');
    await pool.admin.send(new AdminConfirmSignUpCommand(named(email)));
    expect((await signIn({ email, password })).AuthenticationResult).toBeDefined();
    const again = await refusal(pool.admin.send(new AdminConfirmSignUpCommand(named(email))));
    expect(again.name).toBe('NotAuthorizedException');
  });

  it('changes what it says; another address holds at once, unproven, and the old one is told', async (context) => {
    const { mails } = ownPool(context, pool);
    const { email } = await newAccount(pool);
    const moved = newEmail();
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
    const { email: taken } = await newAccount(pool);
    expect((await refusal(change('email', taken, moved))).name).toBe('AliasExistsException');
    expect((await refusal(change('custom:shoe', '38', moved))).name).toBe('InvalidParameterException');
  });

  it('goes for good, and its address is free again', async () => {
    const account = await newAccount(pool);
    const AccessToken = await accessToken(account);
    await pool.admin.send(new AdminDeleteUserCommand(named(account.email)));
    const gone = await refusal(pool.admin.send(new AdminGetUserCommand(named(account.sub))));
    expect(gone.name).toBe('UserNotFoundException');
    await refusal(pool.admin.send(new GetUserCommand({ AccessToken })));
    await pool.admin.send(new AdminCreateUserCommand({ ...named(account.email), MessageAction: 'SUPPRESS' }));
  });
});

describe('groups', () => {
  it('take people in and let them go; doing it twice is doing it once', async () => {
    const account = await newAccount(pool);
    const group = (GroupName: string) => ({ ...named(account.email), GroupName });
    const groups = async () =>
      (await pool.admin.send(new AdminListGroupsForUserCommand(named(account.email)))).Groups?.map(
        ({ GroupName }) => GroupName,
      );
    for (const name of ['TRAINER', 'STAFF', 'STAFF']) {
      await pool.admin.send(new AdminAddUserToGroupCommand(group(name)));
    }
    expect((await groups())?.toSorted()).toEqual(['STAFF', 'TRAINER']);
    const { payload } = readToken(await accessToken(account));
    expect(payload['cognito:groups']).toEqual(expect.arrayContaining(['STAFF', 'TRAINER']));
    await pool.admin.send(new AdminRemoveUserFromGroupCommand(group('STAFF')));
    await pool.admin.send(new AdminRemoveUserFromGroupCommand(group('STAFF')));
    expect(await groups()).toEqual(['TRAINER']);
    const unknown = await refusal(pool.admin.send(new AdminAddUserToGroupCommand(group('OWNERS'))));
    expect(unknown.name).toBe('ResourceNotFoundException');
  });

  it('list who is in them, page by page', async () => {
    const accounts = [await newAccount(pool), await newAccount(pool), await newAccount(pool)];
    for (const { sub } of accounts) {
      await pool.admin.send(new AdminAddUserToGroupCommand({ ...named(sub), GroupName: 'ADMIN' }));
    }
    const seen: (string | undefined)[] = [];
    let NextToken: string | undefined;
    do {
      const asked = { UserPoolId: pool.userPoolId, GroupName: 'ADMIN', Limit: 2 };
      const page = await pool.admin.send(
        new ListUsersInGroupCommand({ ...asked, ...(NextToken ? { NextToken } : {}) }),
      );
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      seen.push(...(page.Users ?? []).map(({ Username }) => Username));
      NextToken = page.NextToken;
    } while (NextToken);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(accounts.map(({ sub }) => sub)));
  });
});

describe('the list of accounts', () => {
  const list = async (Filter: string) => {
    const { Users = [] } = await pool.admin.send(
      new ListUsersCommand({ UserPoolId: pool.userPoolId, Filter }),
    );
    return Users.map(({ Username }) => Username);
  };

  it('is narrowed by an address, a beginning of one, and a sub', async () => {
    const { email, sub } = await newAccount(pool);
    expect(await list(`email = "${email}"`)).toEqual([sub]);
    expect(await list(`email ^= "${email.slice(0, -4)}"`)).toEqual([sub]);
    expect(await list(`sub = "${sub}"`)).toEqual([sub]);
    expect(await list(`email = "${email.slice(0, -4)}"`)).toEqual([]);
    expect(await list('email ^= "%"')).toEqual([]);
    expect(await list(`email = "x\\" or \\"1\\" = \\"1"`)).toEqual([]);
  });

  it('refuses a filter that it does not understand, and a token of another list', async () => {
    await Promise.all([newAccount(pool), newAccount(pool)]);
    expect((await refusal(list('email LIKE "a"'))).name).toBe('InvalidParameterException');
    expect((await refusal(list('salt ^= "a"'))).name).toBe('InvalidParameterException');
    const all = { UserPoolId: pool.userPoolId, Limit: 1 };
    const { PaginationToken, Users } = await pool.admin.send(new ListUsersCommand(all));
    const next = await pool.admin.send(new ListUsersCommand({ ...all, PaginationToken }));
    expect(next.Users?.[0]?.Username).not.toBe(Users?.[0]?.Username);
    const other = new ListUsersCommand({ ...all, PaginationToken, Filter: 'email ^= "a"' });
    expect((await refusal(pool.admin.send(other))).name).toBe('InvalidParameterException');
  });
});

describe("the service's door to the pool", () => {
  const door = (address = pool.endpoint ?? '') =>
    cognitoIdentity({ userPoolId: pool.userPoolId, address, credentials: pool.credentials ?? null });

  it('knows a person with their groups, and says null of nobody', async (context) => {
    ownPool(context, pool);
    const { email, sub } = await newAccount(pool);
    await pool.admin.send(new AdminAddUserToGroupCommand({ ...named(sub), GroupName: 'STAFF' }));
    expect(await door().user(sub)).toEqual({
      sub,
      email,
      emailVerified: true,
      firstName: 'Amara',
      lastName: null,
      title: null,
      phone: null,
      groups: ['STAFF'],
      enabled: true,
    });
    expect(await door().user('00000000-0000-4000-8000-000000000001')).toBeNull();
  });

  it('says so when the pool does not answer', async (context) => {
    ownPool(context, pool);
    await expect(door('http://127.0.0.1:1/idp/').user('x')).rejects.toBeInstanceOf(IdentityUnavailable);
  });
});

function readToken(token: string): { payload: Record<string, unknown> } {
  const [, payload = ''] = token.split('.');
  return { payload: JSON.parse(Buffer.from(payload, 'base64url').toString()) };
}
