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
  pool.kept.clear();
});
afterAll(() => pool.stop());

const enter = ({ email }: TestAccount) => signIn({ username: email, password: testPassword });
const keptUnder = (end: string): string => {
  const found = [...pool.kept].find(([key]) => key.endsWith(`.${end}`));
  return found?.[1] ?? '';
};

/** Returns an access token of the same user in another browser. */
async function elsewhere({ email }: TestAccount): Promise<string> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: testPassword },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

const firstTime = ['InitiateAuth', 'RespondToAuthChallenge PASSWORD_VERIFIER', 'ConfirmDevice'];
const knownAgain = [
  'InitiateAuth',
  'RespondToAuthChallenge PASSWORD_VERIFIER',
  'RespondToAuthChallenge DEVICE_SRP_AUTH',
  'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
];

describe('a new device', () => {
  it('is confirmed as part of signing in, and listed', async () => {
    const account = await createAccount(pool);
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(firstTime);
    const devices = await fetchDevices();
    expect(devices).toHaveLength(1);
    expect(devices[0]?.id).toBe(keptUnder('deviceKey'));
    expect(devices[0]?.id).toMatch(/^us-east-1_[0-9a-f-]{36}$/);
    const now = pool.own?.pool.now() ?? new Date();
    expect(Math.abs(now.getTime() - (devices[0]?.createDate?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('is told to its owner by mail, one that is known is not', async (context) => {
    const own = requireOwnPool(context, pool);
    const account = await createAccount(pool);
    const news = async () =>
      (await own.mails(account.email)).filter(({ kind }) => kind === 'new-device').length;
    await enter(account);
    const before = await news();
    await signOut();
    await enter(account);
    expect(await news()).toBe(before);
    await signOut();
    pool.kept.clear();
    await enter(account);
    expect(await news()).toBe(before + 1);
    expect(await fetchDevices()).toHaveLength(2);
  });

  it('cannot be confirmed for somebody else, nor one that was never given out', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const confirm = async (DeviceKey: string) =>
      pool.admin.send(
        new ConfirmDeviceCommand({
          AccessToken: await elsewhere(other),
          DeviceKey,
          DeviceSecretVerifierConfig: { Salt: 'AAAAAAAAAAAAAAAAAAAAAA==', PasswordVerifier: 'AAAA' },
        }),
      );
    for (const key of [keptUnder('deviceKey'), 'us-east-1_00000000-0000-4000-8000-000000000000']) {
      expect((await getRejection(confirm(key))).name).toMatch(
        /^(ResourceNotFound|InvalidParameter|NotAuthorized)/,
      );
    }
    await signOut();
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(knownAgain);
  });
});

describe('a known device', () => {
  it('proves itself at the next sign-in, and is refreshed as itself', async () => {
    const account = await createAccount(pool);
    await enter(account);
    const key = keptUnder('deviceKey');
    await signOut();
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    expect(calls).toEqual(knownAgain);
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.accessToken.payload.device_key).toBe(key);
    expect((await fetchDevices()).map(({ id }) => id)).toEqual([key]);
  });

  it('proves itself too where the password was sent', async () => {
    const { email: username } = await createAccount(pool);
    const send = () =>
      signIn({ username, password: testPassword, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    await send();
    const key = keptUnder('deviceKey');
    await signOut();
    calls = [];
    expect((await send()).isSignedIn).toBe(true);
    expect(calls).toEqual(knownAgain.filter((call) => !call.endsWith(' PASSWORD_VERIFIER')));
    expect((await fetchDevices()).map(({ id }) => id)).toEqual([key]);
  });

  it('opens nothing without its secret', async () => {
    const account = await createAccount(pool);
    await enter(account);
    await signOut();
    for (const [key] of pool.kept) if (key.endsWith('randomPasswordKey')) pool.kept.set(key, 'guessed');
    expect((await getRejection(enter(account))).name).toBe('NotAuthorizedException');
  });

  it('is of no use to somebody else', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const key = keptUnder('deviceKey');
    await signOut();
    const stolen = [...pool.kept].filter(([name]) => name.includes(account.sub));
    expect(stolen.length).toBeGreaterThan(2);
    for (const [name, value] of stolen) pool.kept.set(name.replaceAll(account.sub, other.sub), value);
    expect((await enter(other)).isSignedIn).toBe(true);
    expect((await fetchDevices()).map(({ id }) => id)).not.toContain(key);
  });
});

describe('a device that was forgotten', () => {
  it('here, is a new one at the next sign-in', async () => {
    const account = await createAccount(pool);
    await enter(account);
    const key = keptUnder('deviceKey');
    await forgetDevice();
    expect(await fetchDevices()).toEqual([]);
    await signOut();
    calls = [];
    await enter(account);
    expect(calls).toEqual(firstTime);
    expect(keptUnder('deviceKey')).not.toBe(key);
  });

  it('elsewhere, is let go by the client, which repeats its answer and signs in', async () => {
    const account = await createAccount(pool);
    await enter(account);
    const DeviceKey = keptUnder('deviceKey');
    await signOut();
    await pool.admin.send(new ForgetDeviceCommand({ AccessToken: await elsewhere(account), DeviceKey }));
    calls = [];
    expect((await enter(account)).isSignedIn).toBe(true);
    const [first, answer, confirmed] = firstTime;
    expect(calls).toEqual([first, answer, answer, confirmed]);
    expect(keptUnder('deviceKey')).not.toBe(DeviceKey);
  });

  it('is forgotten by nobody but its owner', async () => {
    const [account, other] = [await createAccount(pool), await createAccount(pool)];
    await enter(account);
    const DeviceKey = keptUnder('deviceKey');
    const command = new ForgetDeviceCommand({ AccessToken: await elsewhere(other), DeviceKey });
    expect((await getRejection(pool.admin.send(command))).name).toBe('ResourceNotFoundException');
    expect(await fetchDevices()).toHaveLength(1);
    const { Devices } = await pool.admin.send(
      new ListDevicesCommand({ AccessToken: await elsewhere(other), Limit: 60 }),
    );
    expect((Devices ?? []).map((device) => device.DeviceKey)).not.toContain(DeviceKey);
  });
});
