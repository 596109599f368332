import {
  CognitoIdentityClient,
  DescribeIdentityCommand,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { identityPoolId } from '@studio/identity/identity-pool/identity-ids';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminClient, amplifyFor, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { type Account, newAccount, type PoolUnderTest, password, refusal } from '../harness/identity-pool.ts';
import { steps } from '../harness/identity-sign-in.ts';

const refreshedAfterSeconds = 3000;
const uuid = /^us-east-1:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let own: TestIdentity;
let pool: PoolUnderTest;
let poolId = '';
beforeAll(async () => {
  // Asked anew each time, so that the pool’s clock is the one that `later` moves.
  own = await startIdentity({ clock: () => Date.now() });
  pool = { ...own, own, admin: adminClient(own), kept: amplifyFor(own) };
  poolId = identityPoolId(own.pool.settings);
  const { Auth } = Amplify.getConfig();
  if (!Auth) throw new Error('The library was not configured.');
  const beside = { identityPoolId: poolId, identityPoolEndpoint: own.endpoint, allowGuestAccess: true };
  Amplify.configure({ Auth: { Cognito: { ...Auth.Cognito, ...beside } } } as Parameters<
    typeof Amplify.configure
  >[0]);
});
afterEach(async () => {
  vi.useRealTimers();
  await signOut();
  pool.kept.clear();
});
afterAll(() => own.stop());

/** A browser that lets time pass for everything in this process: the library, and the pool, which asks the same clock. */
function later(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

async function enter({ email }: Account) {
  await signIn({ username: email, password });
  return fetchAuthSession();
}

/** The official client, with the credentials of somebody's identity or none. */
function client(credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken: string }) {
  const anybody = { accessKeyId: 'unused', secretAccessKey: 'unused' };
  const { endpoint } = own;
  return new CognitoIdentityClient({
    ...{ region: 'us-east-1', endpoint, maxAttempts: 1 },
    credentials: credentials ?? anybody,
  });
}

/** A sign-in past the browser library, as the identity pool wants it told. */
async function loginsOf({ email }: Account) {
  const { AuthenticationResult } = await steps(own).begin(email, password);
  const { IdToken = '', AccessToken = '' } = AuthenticationResult ?? {};
  const provider = `${own.endpoint}${own.userPoolId}`.replace('http://', '');
  return { AccessToken, IdToken, Logins: { [provider]: IdToken } };
}

/** What somebody signs with, as the client takes it. */
async function credentialsOf(account: Account) {
  const { Logins, AccessToken } = await loginsOf(account);
  const { IdentityId = '' } = await client().send(new GetIdCommand({ IdentityPoolId: poolId, Logins }));
  const { Credentials } = await client().send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
  const { AccessKeyId = '', SecretKey = '', SessionToken = '', Expiration } = Credentials ?? {};
  const keys = { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
  return { IdentityId, AccessToken, keys, Expiration };
}

const describeOwn = (IdentityId: string, keys?: Parameters<typeof client>[0]) =>
  client(keys).send(new DescribeIdentityCommand({ IdentityId }));

describe('the identity of somebody who is signed in, through the browser library', () => {
  it('is the same at each sign-in and nobody else has it', async () => {
    const [one, other] = [await newAccount(pool), await newAccount(pool)];
    const { identityId } = await enter(one);
    expect(identityId).toMatch(uuid);
    await signOut();
    expect((await enter(other)).identityId).not.toBe(identityId);
    await signOut();
    pool.kept.clear();
    expect((await enter(one)).identityId).toBe(identityId);
  });

  it('gives credentials for an hour that the pool takes as a signature', async () => {
    const account = await newAccount(pool);
    const { identityId = '', credentials } = await enter(account);
    const { accessKeyId = '', secretAccessKey = '', sessionToken = '', expiration } = credentials ?? {};
    expect(accessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
    const lastsMs = (expiration?.getTime() ?? 0) - Date.now();
    expect(lastsMs).toBeGreaterThan(3_590_000);
    expect(lastsMs).toBeLessThanOrEqual(3_600_000);
    const own = await describeOwn(identityId, { accessKeyId, secretAccessKey, sessionToken });
    expect(own).toMatchObject({
      IdentityId: identityId,
      Logins: [expect.stringContaining('/idp/us-east-1_')],
    });
    expect(own.CreationDate).toBeInstanceOf(Date);
  });

  it('gets new credentials after 3000 seconds and not before', async () => {
    const first = (await enter(await newAccount(pool))).credentials;
    later(refreshedAfterSeconds - 10);
    expect((await fetchAuthSession()).credentials).toEqual(first);
    later(20);
    const { identityId = '', credentials: second } = await fetchAuthSession();
    expect(second?.accessKeyId).not.toBe(first?.accessKeyId);
    expect(second?.expiration?.getTime()).toBeGreaterThan(first?.expiration?.getTime() ?? Infinity);
    // Both are good until the first one's hour is over.
    for (const credentials of [first, second]) {
      const { accessKeyId = '', secretAccessKey = '', sessionToken = '' } = credentials ?? {};
      await describeOwn(identityId, { accessKeyId, secretAccessKey, sessionToken });
    }
  });

  it('is not there for guests', async () => {
    expect(await refusal(fetchAuthSession())).toEqual({
      name: 'NotAuthorizedException',
      message: 'Unauthenticated access is not supported for this identity pool.',
    });
  });
});

describe('credentials of an identity', () => {
  it('open nothing but what is their owner’s', async () => {
    const [one, other] = [
      await credentialsOf(await newAccount(pool)),
      await credentialsOf(await newAccount(pool)),
    ];
    expect((await describeOwn(one.IdentityId, one.keys)).IdentityId).toBe(one.IdentityId);
    expect(await refusal(describeOwn(other.IdentityId, one.keys))).toMatchObject({
      name: 'AccessDeniedException',
    });
    const administrator = adminClient({ ...own, credentials: one.keys });
    const call = administrator.send(
      new AdminGetUserCommand({ UserPoolId: own.userPoolId, Username: 'amara@example.com' }),
    );
    expect(await refusal(call)).toMatchObject({ name: 'AccessDeniedException' });
  });

  it('are refused when any part of them is another’s or made up', async () => {
    const [one, other] = [
      await credentialsOf(await newAccount(pool)),
      await credentialsOf(await newAccount(pool)),
    ];
    const ask = async (change: Partial<typeof one.keys>) =>
      (await refusal(describeOwn(one.IdentityId, { ...one.keys, ...change }))).name;
    expect(await ask({ accessKeyId: other.keys.accessKeyId })).toBe('UnrecognizedClientException');
    expect(await ask({ sessionToken: other.keys.sessionToken })).toBe('UnrecognizedClientException');
    expect(await ask({ sessionToken: 'made-up' })).toBe('UnrecognizedClientException');
    expect(await ask({ secretAccessKey: other.keys.secretAccessKey })).toBe('InvalidSignatureException');
    expect((await refusal(describeOwn(one.IdentityId))).name).toBe('UnrecognizedClientException');
  });

  it('end after an hour', async () => {
    const { IdentityId, keys } = await credentialsOf(await newAccount(pool));
    own.pass(3599);
    await describeOwn(IdentityId, keys);
    own.pass(2);
    expect((await refusal(describeOwn(IdentityId, keys))).name).toBe('ExpiredTokenException');
  });

  it('end with their sign-in, and when the account is closed', async () => {
    const out = await credentialsOf(await newAccount(pool));
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: out.AccessToken }));
    expect((await refusal(describeOwn(out.IdentityId, out.keys))).name).toBe('ExpiredTokenException');
    const account = await newAccount(pool);
    const closed = await credentialsOf(account);
    const named = { UserPoolId: own.userPoolId, Username: account.email };
    await pool.admin.send(new AdminDisableUserCommand(named));
    expect((await refusal(describeOwn(closed.IdentityId, closed.keys))).name).toBe('ExpiredTokenException');
  });
});

describe('the pool of identities', () => {
  it('has an id that follows from the user pool’s, as operations.md names it', () => {
    const named = identityPoolId({ ...own.pool.settings, userPoolId: 'us-east-1_MilesStreet' });
    expect(named).toBe('us-east-1:db5b0008-da3d-5dd5-88e0-9aa8809be5b0');
  });
});

describe('an identity', () => {
  const refused = async (call: Promise<unknown>) => (await refusal(call)).message;

  it('is had with an id token of this pool alone, while its sign-in goes on', async () => {
    const account = await newAccount(pool);
    const { Logins, AccessToken, IdToken } = await loginsOf(account);
    const [provider = ''] = Object.keys(Logins);
    const ask = (given: Record<string, string>) =>
      refused(client().send(new GetIdCommand({ IdentityPoolId: poolId, Logins: given })));
    const [head = '', claims = '', signature = ''] = IdToken.split('.');
    const forged = [head, claims, signature.split('').reverse().join('')].join('.');
    const notOurs = 'Invalid login token. Not a token of this user pool.';
    expect(await ask({ [provider]: AccessToken })).toBe(notOurs);
    expect(await ask({ [provider]: forged })).toBe(notOurs);
    expect(await ask({ 'accounts.google.com': IdToken })).toContain('not from a supported provider');
    expect(await ask({ ...Logins, 'accounts.google.com': IdToken })).toContain(
      'not from a supported provider',
    );
    own.pass(3601);
    expect(await ask(Logins)).toBe('Invalid login token. Token expired.');
    const again = await loginsOf(account);
    await pool.admin.send(new GlobalSignOutCommand({ AccessToken: again.AccessToken }));
    expect(await ask(again.Logins)).toBe('Invalid login token. Its sign-in has ended.');
  });

  it('of somebody else, and another pool of them, are refused', async () => {
    const [one, other] = [await newAccount(pool), await newAccount(pool)];
    const { IdentityId } = await credentialsOf(one);
    const { Logins } = await loginsOf(other);
    const steal = client().send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
    expect(await refused(steal)).toContain("Logins don't match");
    const IdentityPoolId = 'us-east-1:00000000-0000-4000-8000-000000000000';
    const elsewhere = client().send(new GetIdCommand({ IdentityPoolId, Logins }));
    expect((await refusal(elsewhere)).name).toBe('ResourceNotFoundException');
  });
});
