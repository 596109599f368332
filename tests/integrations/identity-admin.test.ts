import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameUnknownUser, nameUser } from '../harness/identity-admin.ts';
import {
  createAccount,
  createEmail,
  createInvitedAccount,
  getRejection,
  openPool,
  type PoolUnderTest,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  pool = await openPool();
  admin = pool.admin;
});
afterAll(() => pool.stop());

async function signInAs(USERNAME: string, PASSWORD = testPassword) {
  const { AuthenticationResult, ChallengeName } = await admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken, ChallengeName };
}

describe('an invitation', () => {
  it('creates an account and emails a temporary password, which leads to choosing another', async (context) => {
    const own = requireOwnPool(context, pool);
    const email = createEmail();
    const { User } = await admin.send(
      new AdminCreateUserCommand({
        ...nameUser(pool, email),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: 'Inês' },
        ],
      }),
    );
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(Math.abs((User?.UserCreateDate?.getTime() ?? 0) - own.pool.now().getTime())).toBeLessThan(60_000);
    const [invitation] = await own.emails(email);
    if (invitation?.kind !== 'invitation') throw new Error('No invitation was mailed.');
    expect(invitation).toMatchObject({ to: email, firstName: 'Inês', days: 7, inviter: null, group: null });
    expect(invitation.temporaryPassword.length).toBeGreaterThanOrEqual(12);
    expect((await signInAs(email, invitation.temporaryPassword)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('is resent with another password, which replaces the first', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, password: first } = await createInvitedAccount(pool);
    await admin.send(new AdminCreateUserCommand({ ...nameUser(pool, email), MessageAction: 'RESEND' }));
    const invitation = (await own.emails(email)).at(-1);
    if (invitation?.kind !== 'invitation') throw new Error('No invitation was mailed.');
    expect((await getRejection(signInAs(email, first))).name).toBe('NotAuthorizedException');
    expect((await signInAs(email, invitation.temporaryPassword)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('sends no email when suppressed', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email } = await createInvitedAccount(pool);
    expect(await own.emails(email)).toEqual([]);
  });

  it('is rejected for an address that has an account, whatever its case', async () => {
    const { email } = await createAccount(pool);
    const duplicate = new AdminCreateUserCommand({
      ...nameUser(pool, email.toUpperCase()),
      MessageAction: 'SUPPRESS',
    });
    expect((await getRejection(admin.send(duplicate))).name).toBe('UsernameExistsException');
  });
});

describe('an account', () => {
  it('is found by address and by sub, with its attributes', async () => {
    const { email, sub } = await createAccount(pool);
    for (const name of [email, email.toUpperCase(), sub]) {
      const { UserAttributes = [], ...user } = await admin.send(
        new AdminGetUserCommand(nameUser(pool, name)),
      );
      expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });
      const attributes = Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value]));
      expect(attributes).toMatchObject({ sub, email, email_verified: 'true', given_name: 'Amara' });
    }
  });

  it('can be disabled, which ends its logins, and enabled again', async () => {
    const { email } = await createAccount(pool);
    const { AccessToken, RefreshToken } = await signInAs(email);
    await admin.send(new AdminDisableUserCommand(nameUser(pool, email)));
    expect((await admin.send(new AdminGetUserCommand(nameUser(pool, email)))).Enabled).toBe(false);
    expect((await getRejection(signInAs(email))).message).toBe('User is disabled.');
    expect((await getRejection(admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    const refresh = new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken });
    expect((await getRejection(admin.send(refresh))).name).toBe('NotAuthorizedException');
    await admin.send(new AdminEnableUserCommand(nameUser(pool, email)));
    expect((await signInAs(email)).AccessToken).toBeTruthy();
  });

  it('can be signed out everywhere', async () => {
    const { email } = await createAccount(pool);
    const [one, other] = [await signInAs(email), await signInAs(email)];
    await admin.send(new AdminUserGlobalSignOutCommand(nameUser(pool, email)));
    for (const { AccessToken, RefreshToken } of [one, other]) {
      expect((await getRejection(admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
        'NotAuthorizedException',
      );
      const refresh = new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken });
      expect((await getRejection(admin.send(refresh))).name).toBe('NotAuthorizedException');
    }
    expect((await signInAs(email)).AccessToken).toBeTruthy();
  });

  it('that does not exist is reported as such to the administrator', async () => {
    for (const command of [
      new AdminGetUserCommand(nameUnknownUser(pool)),
      new AdminDisableUserCommand(nameUnknownUser(pool)),
      new AdminEnableUserCommand(nameUnknownUser(pool)),
      new AdminUserGlobalSignOutCommand(nameUnknownUser(pool)),
      new AdminListGroupsForUserCommand(nameUnknownUser(pool)),
      new AdminAddUserToGroupCommand({ ...nameUnknownUser(pool), GroupName: 'STAFF' }),
      new AdminRemoveUserFromGroupCommand({ ...nameUnknownUser(pool), GroupName: 'STAFF' }),
    ]) {
      const request: Promise<unknown> = admin.send(command as AdminGetUserCommand);
      expect((await getRejection(request)).name).toBe('UserNotFoundException');
    }
  });
});

describe('the groups', () => {
  const groupsOf = async (name: string) => {
    const { Groups = [] } = await admin.send(new AdminListGroupsForUserCommand(nameUser(pool, name)));
    return Groups.map(({ GroupName }) => GroupName).sort();
  };

  it('add and remove a user idempotently, as the next tokens show', async () => {
    const { email, sub } = await createAccount(pool);
    for (const GroupName of ['TRAINER', 'STAFF', 'STAFF']) {
      await admin.send(new AdminAddUserToGroupCommand({ ...nameUser(pool, email), GroupName }));
    }
    expect(await groupsOf(sub)).toEqual(['STAFF', 'TRAINER']);
    const { AccessToken, IdToken } = await signInAs(email);
    for (const token of [AccessToken, IdToken]) {
      expect((decodeJwt(token)['cognito:groups'] as string[]).sort()).toEqual(['STAFF', 'TRAINER']);
    }
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...nameUser(pool, sub), GroupName: 'STAFF' }));
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...nameUser(pool, sub), GroupName: 'STAFF' }));
    expect(await groupsOf(email)).toEqual(['TRAINER']);
    expect(decodeJwt((await signInAs(email)).AccessToken)['cognito:groups']).toEqual(['TRAINER']);
  });

  it('are exactly the three defined ones', async () => {
    const { email } = await createAccount(pool);
    for (const GroupName of ['OWNER', 'staff', 'ADMIN ']) {
      const command = new AdminAddUserToGroupCommand({ ...nameUser(pool, email), GroupName });
      expect((await getRejection(admin.send(command))).name).toBe('ResourceNotFoundException');
    }
    expect(await groupsOf(email)).toEqual([]);
  });

  it('list their members page by page', async () => {
    const { email, sub } = await createAccount(pool);
    const inGroup = async () => {
      const subs: (string | undefined)[] = [];
      let NextToken: string | undefined;
      do {
        const page: {
          Users?: { Username?: string | undefined }[] | undefined;
          NextToken?: string | undefined;
        } = await admin.send(
          new ListUsersInGroupCommand({
            UserPoolId: pool.userPoolId,
            GroupName: 'ADMIN',
            Limit: 2,
            NextToken,
          }),
        );
        subs.push(...(page.Users ?? []).map(({ Username }) => Username));
        NextToken = page.NextToken;
      } while (NextToken);
      return subs;
    };
    expect(await inGroup()).not.toContain(sub);
    const others = await Promise.all([1, 2, 3, 4].map(() => createAccount(pool)));
    for (const person of [email, ...others.map((other) => other.email)]) {
      await admin.send(new AdminAddUserToGroupCommand({ ...nameUser(pool, person), GroupName: 'ADMIN' }));
    }
    const found = await inGroup();
    expect(found).toEqual(expect.arrayContaining([sub, ...others.map((other) => other.sub)]));
    expect(new Set(found).size).toBe(found.length);
  });
});
