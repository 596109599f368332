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
  pool = { ...own, own, admin: createAdminClient(own), kept: new Map() };
  identities = createIdentityPoolClient(own);
});
afterAll(() => own.stop());

const someone = async () => identities.enter(await createAccount(pool));
const nameOf = async (call: Promise<unknown>) => (await getRejection(call)).name;
const messageOf = async (call: Promise<unknown>) => (await getRejection(call)).message;

describe('credentials of an identity', () => {
  it('open nothing but what is their owner’s', async () => {
    const [one, other] = [await someone(), await someone()];
    expect((await identities.describe(one.IdentityId, one.keys)).IdentityId).toBe(one.IdentityId);
    expect(await nameOf(identities.describe(other.IdentityId, one.keys))).toBe('AccessDeniedException');
    const named = { UserPoolId: own.userPoolId, Username: 'amara@example.com' };
    const call = createAdminClient({ ...own, credentials: one.keys }).send(new AdminGetUserCommand(named));
    expect(await nameOf(call)).toBe('AccessDeniedException');
  });

  it('are refused when any part of them is another’s or made up', async () => {
    const [one, other] = [await someone(), await someone()];
    const ask = (change: Partial<typeof one.keys>) =>
      nameOf(identities.describe(one.IdentityId, { ...one.keys, ...change }));
    expect(await ask({ accessKeyId: other.keys.accessKeyId })).toBe('UnrecognizedClientException');
    expect(await ask({ sessionToken: other.keys.sessionToken })).toBe('UnrecognizedClientException');
    expect(await ask({ sessionToken: 'made-up' })).toBe('UnrecognizedClientException');
    expect(await ask({ secretAccessKey: other.keys.secretAccessKey })).toBe('InvalidSignatureException');
    expect(await nameOf(identities.describe(one.IdentityId))).toBe('UnrecognizedClientException');
  });

  it('end after an hour', async () => {
    const { IdentityId, keys } = await someone();
    own.pass(3590);
    await identities.describe(IdentityId, keys);
    own.pass(11);
    expect(await nameOf(identities.describe(IdentityId, keys))).toBe('ExpiredTokenException');
  });

  it('end with their sign-in, and when the account is closed', async () => {
    const out = await someone();
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: out.AccessToken }));
    expect(await nameOf(identities.describe(out.IdentityId, out.keys))).toBe('ExpiredTokenException');
    const account = await createAccount(pool);
    const closed = await identities.enter(account);
    const named = { UserPoolId: own.userPoolId, Username: account.email };
    await pool.admin.send(new AdminDisableUserCommand(named));
    expect(await nameOf(identities.describe(closed.IdentityId, closed.keys))).toBe('ExpiredTokenException');
  });
});

describe('an identity', () => {
  it('is had with an id token of this pool alone, while its sign-in goes on', async () => {
    const account = await createAccount(pool);
    const { Logins, AccessToken, IdToken } = await identities.logIn(account);
    const [provider = ''] = Object.keys(Logins);
    const ask = (given: Record<string, string>) => messageOf(identities.getId(given));
    const [head = '', claims = '', signature = ''] = IdToken.split('.');
    const forged = [head, claims, signature.split('').reverse().join('')].join('.');
    const notOurs = 'Invalid login token. Not a token of this user pool.';
    expect(await ask({ [provider]: AccessToken })).toBe(notOurs);
    expect(await ask({ [provider]: forged })).toBe(notOurs);
    expect(await ask({ 'accounts.google.com': IdToken })).toContain('not from a supported provider');
    expect(await ask({ ...Logins, 'accounts.google.com': IdToken })).toContain('not from a supported');
    own.pass(3601);
    expect(await ask(Logins)).toBe('Invalid login token. Token expired.');
    const again = await identities.logIn(account);
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: again.AccessToken }));
    expect(await ask(again.Logins)).toBe('Invalid login token. Its sign-in has ended.');
  });

  it('of somebody else, and another pool of them, are refused', async () => {
    const { IdentityId } = await someone();
    const { Logins } = await identities.logIn(await createAccount(pool));
    expect(await messageOf(identities.getCredentials(IdentityId, Logins))).toContain("Logins don't match");
    const elsewhere = 'us-east-1:00000000-0000-4000-8000-000000000000';
    expect(await nameOf(identities.getId(Logins, elsewhere))).toBe('ResourceNotFoundException');
  });
});
