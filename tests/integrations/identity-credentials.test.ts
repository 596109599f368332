import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentityPoolClient } from '../harness/create-identity-pool-client.ts';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createAccount, getRejection, type PoolUnderTest } from '../harness/identity-pool.ts';

let own: TestIdentity;
let pool: PoolUnderTest;
let identities: ReturnType<typeof createIdentityPoolClient>;
beforeAll(async () => {
  own = await startIdentity();
  pool = { ...own, own, admin: createAdminClient(own), storage: new Map() };
  identities = createIdentityPoolClient(own);
});
afterAll(() => own.stop());

const createIdentity = async () => identities.signIn(await createAccount(pool));
const nameOf = async (call: Promise<unknown>) => (await getRejection(call)).name;
const messageOf = async (call: Promise<unknown>) => (await getRejection(call)).message;

describe('credentials of an identity', () => {
  it('give access only to their owner’s identity', async () => {
    const [one, other] = [await createIdentity(), await createIdentity()];
    expect((await identities.describe(one.IdentityId, one.keys)).IdentityId).toBe(one.IdentityId);
    expect(await nameOf(identities.describe(other.IdentityId, one.keys))).toBe('AccessDeniedException');
    const named = { UserPoolId: own.userPoolId, Username: 'amara@example.com' };
    const call = createAdminClient({ ...own, credentials: one.keys }).send(new AdminGetUserCommand(named));
    expect(await nameOf(call)).toBe('AccessDeniedException');
  });

  it('are rejected when any part is forged or belongs to another identity', async () => {
    const [one, other] = [await createIdentity(), await createIdentity()];
    const attempt = (change: Partial<typeof one.keys>) =>
      nameOf(identities.describe(one.IdentityId, { ...one.keys, ...change }));
    expect(await attempt({ accessKeyId: other.keys.accessKeyId })).toBe('UnrecognizedClientException');
    expect(await attempt({ sessionToken: other.keys.sessionToken })).toBe('UnrecognizedClientException');
    expect(await attempt({ sessionToken: 'made-up' })).toBe('UnrecognizedClientException');
    expect(await attempt({ secretAccessKey: other.keys.secretAccessKey })).toBe('InvalidSignatureException');
    expect(await nameOf(identities.describe(one.IdentityId))).toBe('UnrecognizedClientException');
  });

  it('expire after an hour', async () => {
    const { IdentityId, keys } = await createIdentity();
    own.advanceTime(3590);
    await identities.describe(IdentityId, keys);
    own.advanceTime(11);
    expect(await nameOf(identities.describe(IdentityId, keys))).toBe('ExpiredTokenException');
  });

  it('end with their login, and when the account is disabled', async () => {
    const signedOut = await createIdentity();
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: signedOut.AccessToken }));
    expect(await nameOf(identities.describe(signedOut.IdentityId, signedOut.keys))).toBe(
      'ExpiredTokenException',
    );
    const account = await createAccount(pool);
    const closed = await identities.signIn(account);
    const named = { UserPoolId: own.userPoolId, Username: account.email };
    await pool.admin.send(new AdminDisableUserCommand(named));
    expect(await nameOf(identities.describe(closed.IdentityId, closed.keys))).toBe('ExpiredTokenException');
  });
});

describe('an identity', () => {
  it('is issued only for an id token of this pool, while its login lasts', async () => {
    const account = await createAccount(pool);
    const { Logins, AccessToken, IdToken } = await identities.logIn(account);
    const [provider = ''] = Object.keys(Logins);
    const attempt = (logins: Record<string, string>) => messageOf(identities.getId(logins));
    const [head = '', claims = '', signature = ''] = IdToken.split('.');
    const forged = [head, claims, signature.split('').reverse().join('')].join('.');
    const foreignToken = 'Invalid login token. Not a token of this user pool.';
    expect(await attempt({ [provider]: AccessToken })).toBe(foreignToken);
    expect(await attempt({ [provider]: forged })).toBe(foreignToken);
    expect(await attempt({ 'accounts.google.com': IdToken })).toContain('not from a supported provider');
    expect(await attempt({ ...Logins, 'accounts.google.com': IdToken })).toContain('not from a supported');
    own.advanceTime(3601);
    expect(await attempt(Logins)).toBe('Invalid login token. Token expired.');
    const secondLogin = await identities.logIn(account);
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: secondLogin.AccessToken }));
    expect(await attempt(secondLogin.Logins)).toBe('Invalid login token. The login has ended.');
  });

  it('of another user, or of another pool, is rejected', async () => {
    const { IdentityId } = await createIdentity();
    const { Logins } = await identities.logIn(await createAccount(pool));
    expect(await messageOf(identities.getCredentials(IdentityId, Logins))).toContain("Logins don't match");
    const otherPoolId = 'us-east-1:00000000-0000-4000-8000-000000000000';
    expect(await nameOf(identities.getId(Logins, otherPoolId))).toBe('ResourceNotFoundException');
  });
});
