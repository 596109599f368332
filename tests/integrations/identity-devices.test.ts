import {
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, fetchDevices, forgetDevice, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAccount,
  getRejection,
  openPool,
  type PoolUnderTest,
  requireOwnPool,
  type TestAccount,
  testPassword,
} from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
/** Operations that the browser library called, each with the challenge that it responded to. */
let calls: string[] = [];

beforeAll(async () => {
  pool = await openPool();
});
beforeEach(() => {
  calls = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const target = new Headers(init?.headers).get('x-amz-target')?.split('.')[1];
    const { ChallengeName: challenge } = JSON.parse(String(init?.body ?? '{}'));
    if (target) calls.push(challenge ? `${target} ${challenge}` : target);
    return send(url, init);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await signOut();
  pool.storage.clear();
});
afterAll(() => pool.stop());

const enter = ({ email }: TestAccount) => signIn({ username: email, password: testPassword });
const readStored = (end: string): string => {
  const found = [...pool.storage].find(([key]) => key.endsWith(`.${end}`));
  return found?.[1] ?? '';
};

/** Returns an access token of the same user in another browser. */
async function getOtherBrowserToken({ email }: TestAccount): Promise<string> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: testPassword },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

const newDeviceCalls = ['InitiateAuth', 'RespondToAuthChallenge PASSWORD_VERIFIER', 'ConfirmDevice'];
const knownDeviceCalls = [
  'InitiateAuth',
  'RespondToAuthChallenge PASSWORD_VERIFIER',
  'RespondToAuthChallenge DEVICE_SRP_AUTH',
  'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
];

describe('a new device', () => {
  it('is confirmed during sign-in, and listed', async () => {
    const account = await createAccount(pool);
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(newDeviceCalls);
    const devices = await fetchDevices();
    expect(devices).toHaveLength(1);
    expect(devices[0]?.id).toBe(readStored('deviceKey'));
    expect(devices[0]?.id).toMatch(/^us-east-1_[0-9a-f-]{36}$/);
    const now = pool.own?.pool.now() ?? new Date();
    expect(Math.abs(now.getTime() - (devices[0]?.createDate?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('is reported to its owner by email; a known device is not', { tags: 'long' }, async (context) => {
    const own = requireOwnPool(context, pool);
    const account = await createAccount(pool);
    const countDeviceEmails = async () =>
      (await own.emails(account.email)).filter(({ kind }) => kind === 'new-device').length;
    await enter(account);
    const before = await countDeviceEmails();
    await signOut();
    await enter(account);
    expect(await countDeviceEmails()).toBe(before);
    await signOut();
    pool.storage.clear();
    await enter(account);
    expect(await countDeviceEmails()).toBe(before + 1);
    expect(await fetchDevices()).toHaveLength(2);
  });

  it('cannot be confirmed for another user, nor with a key that was never issued', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const confirm = async (DeviceKey: string) =>
      pool.admin.send(
        new ConfirmDeviceCommand({
          AccessToken: await getOtherBrowserToken(other),
          DeviceKey,
          DeviceSecretVerifierConfig: { Salt: 'AAAAAAAAAAAAAAAAAAAAAA==', PasswordVerifier: 'AAAA' },
        }),
      );
    for (const key of [readStored('deviceKey'), 'us-east-1_00000000-0000-4000-8000-000000000000']) {
      expect((await getRejection(confirm(key))).name).toMatch(
        /^(ResourceNotFound|InvalidParameter|NotAuthorized)/,
      );
    }
    await signOut();
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(knownDeviceCalls);
  });
});

describe('a known device', () => {
  it('authenticates itself at the next sign-in, and keeps its key when refreshed', async () => {
    const account = await createAccount(pool);
    await enter(account);
    const key = readStored('deviceKey');
    await signOut();
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(knownDeviceCalls);
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.accessToken.payload.device_key).toBe(key);
    expect((await fetchDevices()).map(({ id }) => id)).toEqual([key]);
  });

  it('also authenticates itself when the password is sent', { tags: 'long' }, async () => {
    const { email: username } = await createAccount(pool);
    const send = () =>
      signIn({ username, password: testPassword, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    await send();
    const key = readStored('deviceKey');
    await signOut();
    calls = [];
    expect((await send()).isSignedIn).toBe(true);
    expect(calls).toEqual(knownDeviceCalls.filter((call) => !call.endsWith(' PASSWORD_VERIFIER')));
    expect((await fetchDevices()).map(({ id }) => id)).toEqual([key]);
  });

  it('is rejected without its secret', async () => {
    const account = await createAccount(pool);
    await enter(account);
    await signOut();
    for (const [key] of pool.storage) if (key.endsWith('randomPasswordKey')) pool.storage.set(key, 'guessed');
    expect((await getRejection(enter(account))).name).toBe('NotAuthorizedException');
  });

  it('is useless to another user', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const key = readStored('deviceKey');
    await signOut();
    const stolen = [...pool.storage].filter(([name]) => name.includes(account.sub));
    expect(stolen.length).toBeGreaterThan(2);
    for (const [name, value] of stolen) pool.storage.set(name.replaceAll(account.sub, other.sub), value);
    expect((await enter(other)).isSignedIn).toBe(true);
    expect((await fetchDevices()).map(({ id }) => id)).not.toContain(key);
  });
});

describe('a forgotten device', () => {
  it('is registered as a new one at the next sign-in', { tags: 'long' }, async () => {
    const account = await createAccount(pool);
    await enter(account);
    const key = readStored('deviceKey');
    await forgetDevice();
    expect(await fetchDevices()).toEqual([]);
    await signOut();
    calls = [];
    await enter(account);
    expect(calls).toEqual(newDeviceCalls);
    expect(readStored('deviceKey')).not.toBe(key);
  });

  it('is dropped by the client when another browser forgot it, and the retry signs in', {
    tags: 'long',
  }, async () => {
    const account = await createAccount(pool);
    await enter(account);
    const DeviceKey = readStored('deviceKey');
    await signOut();
    await pool.admin.send(
      new ForgetDeviceCommand({ AccessToken: await getOtherBrowserToken(account), DeviceKey }),
    );
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    const [first, answer, confirmed] = newDeviceCalls;
    expect(calls).toEqual([first, answer, answer, confirmed]);
    expect(readStored('deviceKey')).not.toBe(DeviceKey);
  });

  it('can be forgotten only by its owner', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const DeviceKey = readStored('deviceKey');
    const command = new ForgetDeviceCommand({ AccessToken: await getOtherBrowserToken(other), DeviceKey });
    expect((await getRejection(pool.admin.send(command))).name).toBe('ResourceNotFoundException');
    expect(await fetchDevices()).toHaveLength(1);
    const { Devices } = await pool.admin.send(
      new ListDevicesCommand({ AccessToken: await getOtherBrowserToken(other), Limit: 60 }),
    );
    expect((Devices ?? []).map((device) => device.DeviceKey)).not.toContain(DeviceKey);
  });
});
