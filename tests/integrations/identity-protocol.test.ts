import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEmail,
  openPool,
  type PoolUnderTest,
  requireOwnPool,
  testPassword,
} from '../harness/identity-pool.ts';

/** Operations that the site and the studio's administration use. */
const operations = [
  'AdminAddUserToGroup',
  'AdminConfirmSignUp',
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminListGroupsForUser',
  'AdminRemoveUserFromGroup',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
  'ChangePassword',
  'ConfirmDevice',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'ForgetDevice',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GlobalSignOut',
  'InitiateAuth',
  'ListDevices',
  'ListUsers',
  'ListUsersInGroup',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SignUp',
  'UpdateDeviceStatus',
  'UpdateUserAttributes',
  'VerifyUserAttribute',
];

let pool: PoolUnderTest;
beforeAll(async () => {
  pool = await openPool();
});
afterAll(() => pool.stop());

interface Reply {
  status: number;
  type: string | null;
  error: string | null;
  headers: Headers;
  body: { __type?: string; message?: string };
}

/** Sends a call of the protocol. `headers` override the defaults. */
async function post(name: string, body: string, headers: Record<string, string> = {}): Promise<Reply> {
  const endpoint =
    pool.endpoint ?? `https://cognito-idp.${pool.userPoolId.split('_')[0] ?? ''}.amazonaws.com/`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
      ...headers,
    },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    error: response.headers.get('x-amzn-errortype'),
    headers: response.headers,
    body: JSON.parse((await response.text()) || '{}'),
  };
}

const initiate = (fields: object) => JSON.stringify({ ClientId: pool.clientId, ...fields });
const signInAs = (USERNAME: string) =>
  initiate({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: testPassword } });

describe('the protocol', () => {
  it.each(operations)('supports %s', async (name) => {
    const reply = await post(name, '{}');
    expect(reply.status).toBe(400);
    expect(reply.body.__type).toMatch(/Exception$/);
    expect(reply.body.__type).not.toBe('UnknownOperationException');
  });

  it.each(['NoSuchOperation', '__proto__', 'constructor', ''])(
    'rejects the unknown operation %j',
    async (name) => {
      const reply = await post(name, '{}');
      expect(reply.status).toBe(400);
      expect(reply.body.__type).toBe('UnknownOperationException');
    },
  );

  it.each([
    'AWSCognitoIdentityService.InitiateAuth',
    'AWSCognitoIdentityProviderService.GetId',
    'AWSCognitoSyncService.ListDatasets',
  ])('rejects an operation of another service: %s', async (target) => {
    const reply = await post('', signInAs(createEmail()), { 'x-amz-target': target });
    expect(reply.body.__type).toBe('UnknownOperationException');
  });

  it('reports errors with name and message in the body, and the name in a header', async () => {
    const reply = await post('InitiateAuth', signInAs(createEmail()));
    expect(reply.status).toBe(400);
    expect(reply.type).toMatch(/^application\/x-amz-json-1\.1(;|$)/);
    expect(reply.error).toMatch(/^NotAuthorizedException:/);
    expect(reply.body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('forbids caching of responses', async (context) => {
    requireOwnPool(context, pool);
    const { headers } = await post('InitiateAuth', signInAs(createEmail()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('ignores unknown fields in a request', async () => {
    const body = JSON.parse(signInAs(createEmail()));
    const reply = await post('InitiateAuth', JSON.stringify({ ...body, SomethingNew: { a: 1 } }));
    expect(reply.body.__type).toBe('NotAuthorizedException');
  });
});

describe('an invalid request', () => {
  it.each(['', '{', 'null', '[]', '"text"', 'USERNAME=a&PASSWORD=b'])('is rejected: %j', async (body) => {
    const reply = await post('InitiateAuth', body);
    expect(reply.status).toBe(400);
    expect(reply.body.__type).toMatch(/^(InvalidParameter|Serialization)Exception$/);
  });

  it.each([
    ['a field is missing', {}],
    ['a field has another type', { ClientId: 1, AuthFlow: [], AuthParameters: 'x' }],
    ['a map holds another type', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: {} } }],
    ['a flow is not known', { AuthFlow: 'MAGIC', AuthParameters: {} }],
  ])('is rejected when %s', async (_name, fields) => {
    const reply = await post('InitiateAuth', initiate(fields));
    expect(reply.status).toBe(400);
    expect(reply.body.__type).toMatch(/^(InvalidParameter|Serialization)Exception$/);
  });

  it('is rejected for another application', async () => {
    const body = JSON.parse(signInAs(createEmail()));
    const reply = await post(
      'InitiateAuth',
      JSON.stringify({ ...body, ClientId: 'another1application00000' }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body.__type).toBe('ResourceNotFoundException');
  });

  it('is rejected in the same form when it is huge, and the next call succeeds', async () => {
    const reply = await post('InitiateAuth', signInAs('a'.repeat(2_000_000)));
    expect([400, 413]).toContain(reply.status);
    expect(reply.body.__type).toMatch(/Exception$/);
    expect(reply.error).toBe(`${reply.body.__type}:`);
    expect((await post('InitiateAuth', signInAs(createEmail()))).body.__type).toBe('NotAuthorizedException');
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x'])(
    'is harmless as %s',
    async (type) => {
      const reply = await post('InitiateAuth', 'a=b&c=d', { 'content-type': type });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body.__type).toMatch(/Exception$/);
    },
  );

  it.each([
    ['a character that no database keeps', 'ama\u0000ra@example.com'],
    ['half a character', 'ama\ud800ra@example.com'],
    ['an overlong address', `${'a'.repeat(5_000)}@example.com`],
    ['nothing', ''],
  ])('is rejected without a server error with %s as a username', async (_name, username) => {
    for (const [name, body] of [
      ['InitiateAuth', signInAs(username)],
      [
        'InitiateAuth',
        initiate({ AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: username, SRP_A: '2' } }),
      ],
      ['SignUp', initiate({ Username: username, Password: testPassword })],
      ['ForgotPassword', initiate({ Username: username })],
      ['ConfirmSignUp', initiate({ Username: username, ConfirmationCode: '000000' })],
      [
        'ConfirmForgotPassword',
        initiate({ Username: username, ConfirmationCode: '000000', Password: testPassword }),
      ],
    ] as const) {
      const { status } = await post(name, body);
      expect([name, status < 500]).toEqual([name, true]);
    }
  });

  it('cannot be sent with GET: the root takes only POST', async (context) => {
    const { endpoint } = requireOwnPool(context, pool);
    expect((await fetch(endpoint)).status).toBe(404);
  });
});

describe('an internal error', () => {
  it('returns 500 and reveals nothing', async (context) => {
    const own = requireOwnPool(context, pool);
    await own.pool.database.execute('ALTER TABLE identity.users RENAME TO mislaid');
    try {
      const reply = await post('InitiateAuth', signInAs(createEmail()));
      expect(reply).toMatchObject({ status: 500, error: 'InternalErrorException:' });
      expect(reply.body).toEqual({ __type: 'InternalErrorException', message: 'Something went wrong.' });
    } finally {
      await own.pool.database.execute('ALTER TABLE identity.mislaid RENAME TO users');
    }
    expect((await post('InitiateAuth', signInAs(createEmail()))).status).toBe(400);
  });
});
