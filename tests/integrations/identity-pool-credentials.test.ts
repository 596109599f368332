import { getIdentityPoolId } from '@studio/identity/identity-pool/identity-ids';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createIdentityPoolClient } from '../harness/create-identity-pool-client.ts';
import {
  configureAmplify,
  createAdminClient,
  startIdentity,
  type TestIdentity,
} from '../harness/identity.ts';
import {
  createAccount,
  getRejection,
  type PoolUnderTest,
  type TestAccount,
  testPassword,
} from '../harness/identity-pool.ts';

const refreshedAfterSeconds = 3000;
const uuid = /^us-east-1:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let own: TestIdentity;
let pool: PoolUnderTest;
let poolId = '';
beforeAll(async () => {
  // Reads Date.now() at each call, so that `advance` also moves the pool's clock.
  own = await startIdentity({ clock: () => Date.now() });
  pool = { ...own, own, admin: createAdminClient(own), storage: configureAmplify(own) };
  poolId = getIdentityPoolId(own.pool.settings);
  const { Auth } = Amplify.getConfig();
  if (!Auth) throw new Error('The library was not configured.');
  const identityPool = { identityPoolId: poolId, identityPoolEndpoint: own.endpoint, allowGuestAccess: true };
  Amplify.configure({ Auth: { Cognito: { ...Auth.Cognito, ...identityPool } } } as Parameters<
    typeof Amplify.configure
  >[0]);
});
afterEach(async () => {
  vi.useRealTimers();
  await signOut();
  pool.storage.clear();
});
afterAll(() => own.stop());

/** Advances the clock for the browser library and the pool alike, which share this process. */
function advance(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

async function enter({ email }: TestAccount) {
  await signIn({ username: email, password: testPassword });
  return fetchAuthSession();
}

describe('the identity of a user, through the browser library', () => {
  it('is the same at each sign-in, and unique', { tags: 'long' }, async () => {
    const [one, other] = [await createAccount(pool), await createAccount(pool)];
    const { identityId } = await enter(one);
    expect(identityId).toMatch(uuid);
    await signOut();
    expect((await enter(other)).identityId).not.toBe(identityId);
    await signOut();
    pool.storage.clear();
    expect((await enter(one)).identityId).toBe(identityId);
  });

  it('has credentials for an hour that the pool accepts as a signature', async () => {
    const account = await createAccount(pool);
    const { identityId = '', credentials } = await enter(account);
    const { accessKeyId = '', secretAccessKey = '', sessionToken = '', expiration } = credentials ?? {};
    expect(accessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
    const remainingMs = (expiration?.getTime() ?? 0) - Date.now();
    expect(remainingMs).toBeGreaterThan(3_590_000);
    expect(remainingMs).toBeLessThanOrEqual(3_600_000);
    const described = await createIdentityPoolClient(own).describe(identityId, {
      accessKeyId,
      secretAccessKey,
      sessionToken,
    });
    expect(described).toMatchObject({
      IdentityId: identityId,
      Logins: [expect.stringContaining('/idp/us-east-1_')],
    });
    expect(described.CreationDate).toBeInstanceOf(Date);
  });

  it('gets new credentials after 3000 seconds and not before', async () => {
    const first = (await enter(await createAccount(pool))).credentials;
    advance(refreshedAfterSeconds - 10);
    expect((await fetchAuthSession()).credentials).toEqual(first);
    advance(20);
    const { identityId = '', credentials: second } = await fetchAuthSession();
    expect(second?.accessKeyId).not.toBe(first?.accessKeyId);
    expect(second?.expiration?.getTime()).toBeGreaterThan(first?.expiration?.getTime() ?? Infinity);
    // Both are valid until the first one's hour ends.
    for (const credentials of [first, second]) {
      const { accessKeyId = '', secretAccessKey = '', sessionToken = '' } = credentials ?? {};
      await createIdentityPoolClient(own).describe(identityId, {
        accessKeyId,
        secretAccessKey,
        sessionToken,
      });
    }
  });

  it('does not exist for guests', async () => {
    expect(await getRejection(fetchAuthSession())).toEqual({
      name: 'NotAuthorizedException',
      message: 'Unauthenticated access is not supported for this identity pool.',
    });
  });
});

describe('the identity pool', () => {
  it('has an id derived from the user pool id, as operations.md states', () => {
    const named = getIdentityPoolId({ ...own.pool.settings, userPoolId: 'us-east-1_MilesStreet' });
    expect(named).toBe('us-east-1:db5b0008-da3d-5dd5-88e0-9aa8809be5b0');
  });
});
