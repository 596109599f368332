import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient } from '../harness/identity.ts';
import { nameUnknownUser, nameUser } from '../harness/identity-admin.ts';
import {
  createAccount,
  createEmail,
  getRejection,
  openPool,
  type PoolUnderTest,
  requireOwnPool,
} from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
let admin: CognitoIdentityProviderClient;
beforeAll(async () => {
  pool = await openPool();
  admin = pool.admin;
});
afterAll(() => pool.stop());

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
      return await getRejection(client.send(new AdminGetUserCommand(nameUnknownUser(pool))));
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
        body: JSON.stringify({ ...nameUser(pool, 'amara@example.com'), GroupName: 'ADMIN' }),
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
