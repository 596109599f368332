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
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient } from '../harness/identity.ts';
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

const named = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });
const unknownUser = () => named(createEmail());

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
        ...named(email),
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
    expect(invitation).toMatchObject({ to: email, firstName: 'Inês', days: 7 });
    expect(invitation.temporaryPassword.length).toBeGreaterThanOrEqual(12);
    expect((await signInAs(email, invitation.temporaryPassword)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('is resent with another password, which replaces the first', async (context) => {
    const own = requireOwnPool(context, pool);
    const { email, password: first } = await createInvitedAccount(pool);
    await admin.send(new AdminCreateUserCommand({ ...named(email), MessageAction: 'RESEND' }));
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
      ...named(email.toUpperCase()),
      MessageAction: 'SUPPRESS',
    });
    expect((await getRejection(admin.send(duplicate))).name).toBe('UsernameExistsException');
  });
});

describe('an account', () => {
  it('is found by address and by sub, with its attributes', async () => {
    const { email, sub } = await createAccount(pool);
    for (const name of [email, email.toUpperCase(), sub]) {
      const { UserAttributes = [], ...user } = await admin.send(new AdminGetUserCommand(named(name)));
      expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });
      const attributes = Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value]));
      expect(attributes).toMatchObject({ sub, email, email_verified: 'true', given_name: 'Amara' });
    }
  });

  it('can be disabled, which ends its logins, and enabled again', async () => {
    const { email } = await createAccount(pool);
    const { AccessToken, RefreshToken } = await signInAs(email);
    await admin.send(new AdminDisableUserCommand(named(email)));
    expect((await admin.send(new AdminGetUserCommand(named(email)))).Enabled).toBe(false);
    expect((await getRejection(signInAs(email))).message).toBe('User is disabled.');
    expect((await getRejection(admin.send(new GetUserCommand({ AccessToken })))).name).toBe(
      'NotAuthorizedException',
    );
    const refresh = new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken });
    expect((await getRejection(admin.send(refresh))).name).toBe('NotAuthorizedException');
    await admin.send(new AdminEnableUserCommand(named(email)));
    expect((await signInAs(email)).AccessToken).toBeTruthy();
  });

  it('can be signed out everywhere', async () => {
    const { email } = await createAccount(pool);
    const [one, other] = [await signInAs(email), await signInAs(email)];
    await admin.send(new AdminUserGlobalSignOutCommand(named(email)));
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
      new AdminGetUserCommand(unknownUser()),
      new AdminDisableUserCommand(unknownUser()),
      new AdminEnableUserCommand(unknownUser()),
      new AdminUserGlobalSignOutCommand(unknownUser()),
      new AdminListGroupsForUserCommand(unknownUser()),
      new AdminAddUserToGroupCommand({ ...unknownUser(), GroupName: 'STAFF' }),
      new AdminRemoveUserFromGroupCommand({ ...unknownUser(), GroupName: 'STAFF' }),
    ]) {
      const request: Promise<unknown> = admin.send(command as AdminGetUserCommand);
      expect((await getRejection(request)).name).toBe('UserNotFoundException');
    }
  });
});

describe('the groups', () => {
  const groupsOf = async (name: string) => {
    const { Groups = [] } = await admin.send(new AdminListGroupsForUserCommand(named(name)));
    return Groups.map(({ GroupName }) => GroupName).sort();
  };

  it('add and remove a user idempotently, as the next tokens show', async () => {
    const { email, sub } = await createAccount(pool);
    for (const GroupName of ['TRAINER', 'STAFF', 'STAFF']) {
      await admin.send(new AdminAddUserToGroupCommand({ ...named(email), GroupName }));
    }
    expect(await groupsOf(sub)).toEqual(['STAFF', 'TRAINER']);
    const { AccessToken, IdToken } = await signInAs(email);
    for (const token of [AccessToken, IdToken]) {
      expect((decodeJwt(token)['cognito:groups'] as string[]).sort()).toEqual(['STAFF', 'TRAINER']);
    }
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...named(sub), GroupName: 'STAFF' }));
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...named(sub), GroupName: 'STAFF' }));
    expect(await groupsOf(email)).toEqual(['TRAINER']);
    expect(decodeJwt((await signInAs(email)).AccessToken)['cognito:groups']).toEqual(['TRAINER']);
  });

  it('are exactly the three defined ones', async () => {
    const { email } = await createAccount(pool);
    for (const GroupName of ['OWNER', 'staff', 'ADMIN ']) {
      const command = new AdminAddUserToGroupCommand({ ...named(email), GroupName });
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
      await admin.send(new AdminAddUserToGroupCommand({ ...named(person), GroupName: 'ADMIN' }));
    }
    const found = await inGroup();
    expect(found).toEqual(expect.arrayContaining([sub, ...others.map((other) => other.sub)]));
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('the list of accounts', () => {
  const list = (request: { Filter?: string; Limit?: number; PaginationToken?: string }) =>
    admin.send(new ListUsersCommand({ UserPoolId: pool.userPoolId, ...request }));

  it('is searched by address, by address prefix and by sub', async () => {
    const { email, sub } = await createAccount(pool);
    for (const Filter of [
      `email = "${email}"`,
      `email = "${email.toUpperCase()}"`,
      `email ^= "${email.slice(0, 17)}"`,
      `sub = "${sub}"`,
    ]) {
      const { Users = [] } = await list({ Filter });
      expect([Filter, Users.map(({ Username }) => Username)]).toEqual([Filter, [sub]]);
    }
    expect((await list({ Filter: 'email = "nobody@example.com"' })).Users).toEqual([]);
    expect((await list({ Filter: 'email ^= "%"' })).Users).toEqual([]);
  });

  it('rejects an invalid filter', async () => {
    for (const Filter of ['email', 'password = "x"', `email = "x" OR 1=1`, `email = "x"; DROP TABLE users`]) {
      expect((await getRejection(list({ Filter }))).name).toBe('InvalidParameterException');
    }
  });

  it('is paginated without duplicates or gaps', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => createAccount(pool)));
    const seen: string[] = [];
    let page = await list({ Limit: 3 });
    for (let pageNumber = 0; pageNumber < 200; pageNumber++) {
      expect(page.Users?.length).toBeLessThanOrEqual(3);
      seen.push(...(page.Users ?? []).map(({ Username = '' }) => Username));
      if (!page.PaginationToken) break;
      page = await list({ Limit: 3, PaginationToken: page.PaginationToken });
    }
    expect(seen).toEqual(expect.arrayContaining(made.map(({ sub }) => sub)));
    expect(new Set(seen).size).toBe(seen.length);
    expect((await getRejection(list({ PaginationToken: 'made-up' }))).name).toBe('InvalidParameterException');
  });
});

describe('administrator calls', () => {
  /** Makes the same call with a client that has other credentials or another signature. */
  const getError = async (client: CognitoIdentityProviderClient) => {
    try {
      return await getRejection(client.send(new AdminGetUserCommand(unknownUser())));
    } finally {
      client.destroy();
    }
  };

  it('are rejected with another key and with another secret', async (context) => {
    const own = requireOwnPool(context, pool);
    const { accessKeyId } = own.credentials;
    const unknownKey = { ...own, credentials: { accessKeyId: 'AKIDSOMEBODYELSE', secretAccessKey: 'x' } };
    expect((await getError(createAdminClient(unknownKey))).name).toBe('UnrecognizedClientException');
    const forger = { ...own, credentials: { accessKeyId, secretAccessKey: 'not the secret' } };
    expect((await getError(createAdminClient(forger))).name).toBe('InvalidSignatureException');
    expect((await getError(createAdminClient(own))).name).toBe('UserNotFoundException');
  });

  it.each([
    'AdminGetUser',
    'AdminAddUserToGroup',
    'AdminCreateUser',
    'AdminResetUserPassword',
    'AdminSetUserPassword',
    'ListUsers',
  ])('are rejected without a signature: %s', async (name) => {
    const endpoint =
      pool.endpoint ?? `https://cognito-idp.${pool.userPoolId.split('_')[0] ?? ''}.amazonaws.com/`;
    for (const authorization of ['', 'Bearer x', 'AWS4-HMAC-SHA256 Credential=x']) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
          ...(authorization ? { authorization } : {}),
        },
        body: JSON.stringify({ ...named('amara@example.com'), GroupName: 'ADMIN' }),
      });
      expect(response.status).toBe(400);
      const { __type } = (await response.json()) as { __type: string };
      expect(__type).toMatch(/^(MissingAuthenticationToken|IncompleteSignature|AccessDenied)/);
    }
  });

  it('are rejected for the accounts of another pool', async () => {
    const command = new AdminGetUserCommand({ UserPoolId: 'us-east-1_Another01', Username: createEmail() });
    expect((await getRejection(admin.send(command))).name).toBe('ResourceNotFoundException');
  });
});
