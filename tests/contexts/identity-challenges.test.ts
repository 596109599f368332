import { completeSignIn } from '@studio/identity/challenges/complete-sign-in';
import { IdentityError } from '@studio/identity/protocol/identity-error';
import { createAuthSession, withAuthSession } from '@studio/identity/tokens/auth-session';
import {
  addDevice,
  listConfirmedDevices,
  maxDevices,
  saveDeviceSecret,
} from '@studio/identity/users/devices';
import { attemptGuess, toPasswordGuessKey } from '@studio/identity/users/guess-throttling';
import { createVerifier, setPassword } from '@studio/identity/users/set-password';
import { guessFailures, users } from '@studio/identity/users/tables';
import { findUser, type User } from '@studio/identity/users/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../harness/identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

let people = 0;
async function createUser(): Promise<User> {
  const { pool } = identity;
  people += 1;
  const sub = `7c9e6679-7425-40de-944b-${String(people).padStart(12, '0')}`;
  const email = `person-${people}@example.com`;
  const now = pool.now();
  const verifier = await createVerifier(pool, sub, 'quiet-harbour-27');
  const instants = { tokensValidFrom: now, createdAt: now, changedAt: now };
  await pool.database.insert(users).values({
    sub,
    email,
    status: 'CONFIRMED',
    attributes: { given_name: 'Amara' },
    ...verifier,
    ...instants,
  });
  const user = await findUser(pool.database, sub);
  if (!user) throw new Error('The account was not made.');
  return user;
}

const expired = { message: 'Invalid session for the user, session is expired.' };

describe('sign-in step', () => {
  const challenge = 'PASSWORD_VERIFIER';
  const beginStep = async (sub: string | null = null) => {
    const secret = await createAuthSession(identity.pool, challenge, sub, { asked: 'this' });
    return { challenge, sub, secret };
  };
  const answerStep = <T>(
    presented: Awaited<ReturnType<typeof beginStep>>,
    step: (state: unknown) => Promise<T>,
  ) => withAuthSession(identity.pool, presented, step);
  const fails = (error: Error) => () => Promise.reject(error);

  it('provides its state once, however many answers arrive concurrently', async () => {
    const session = await beginStep();
    const steps: unknown[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => answerStep(session, async (state) => steps.push(state))),
    );
    expect(steps).toEqual([{ asked: 'this' }]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    await expect(answerStep(session, async () => 'again')).rejects.toMatchObject(expired);
  });

  it.each([
    ['an unknown device', new IdentityError('ResourceNotFoundException', 'Device does not exist.')],
    ['a weak new password', new IdentityError('InvalidPasswordException')],
    ['a failure of the pool', new Error('the database went away')],
  ])('can be retried after %s', async (_reason, error) => {
    const session = await beginStep();
    await expect(answerStep(session, fails(error))).rejects.toBe(error);
    await expect(answerStep(session, async (state) => state)).resolves.toEqual({ asked: 'this' });
    await expect(answerStep(session, async () => 'again')).rejects.toMatchObject(expired);
  });

  it.each(['NotAuthorizedException', 'UserNotConfirmedException', 'PasswordResetRequiredException'] as const)(
    'ends after a %s',
    async (name) => {
      const session = await beginStep();
      await expect(answerStep(session, fails(new IdentityError(name)))).rejects.toMatchObject({ name });
      await expect(answerStep(session, async () => 'again')).rejects.toMatchObject(expired);
    },
  );

  it('is bound to one challenge and one account, and is not consumed by others', async () => {
    const { sub } = await createUser();
    const session = await beginStep(sub);
    for (const other of [
      { challenge: 'DEVICE_SRP_AUTH' },
      { sub: (await createUser()).sub },
      { sub: null },
    ]) {
      await expect(answerStep({ ...session, ...other }, async () => 'in')).rejects.toMatchObject(expired);
    }
    await expect(answerStep(session, async () => 'in')).resolves.toBe('in');
  });

  it('expires after three minutes, even when retried', async () => {
    const session = await beginStep();
    identity.advanceTime(100);
    await expect(answerStep(session, fails(new Error('down')))).rejects.toThrow('down');
    identity.advanceTime(81);
    await expect(answerStep(session, async () => 'late')).rejects.toMatchObject(expired);
  });
});

describe('completing a sign-in', () => {
  it('fails when the password was changed during the sign-in', async () => {
    const { pool } = identity;
    const user = await createUser();
    await pool.database.transaction((tx) => setPassword(pool, tx, user.sub, 'another-harbour-28'));
    await expect(completeSignIn(pool, user)).rejects.toMatchObject(expired);
  });
});

describe('guess limit', () => {
  const wrong = { message: 'Incorrect username or password.' };
  const locked = { message: 'Password attempts exceeded' };
  /** Returns the pool with its clock stopped, so that no lockout ends during the test. */
  const freezeClock = () => {
    const now = identity.pool.now();
    return { ...identity.pool, now: () => now };
  };

  it('counts a guess before its check, so that at most five concurrent guesses are checked', async () => {
    const pool = freezeClock();
    let checked = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        attemptGuess(pool, 'side by side', async () => {
          checked += 1;
          return null;
        }),
      ),
    );
    expect(checked).toBe(5);
    const reasons = results.map((result) => (result.status === 'rejected' ? result.reason.message : 'in'));
    expect(reasons.filter((reason) => reason === wrong.message)).toHaveLength(5);
    expect(reasons.filter((reason) => reason === locked.message)).toHaveLength(25);
  });

  it('does not count server failures, however often the client retries', async () => {
    const pool = freezeClock();
    const down = () => Promise.reject(new Error('the database went away'));
    for (let repeat = 0; repeat < 12; repeat++) {
      await expect(attemptGuess(pool, 'down', down)).rejects.toThrow('the database went away');
    }
    await expect(attemptGuess(pool, 'down', async () => 'in')).resolves.toBe('in');
  });

  it('counts a guess that the check itself rejects', async () => {
    const pool = freezeClock();
    const mismatch = () => Promise.reject(new IdentityError('CodeMismatchException'));
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(attemptGuess(pool, 'a code', mismatch)).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    await expect(attemptGuess(pool, 'a code', async () => 'in')).rejects.toMatchObject(locked);
  });

  it('restarts with a new password', async () => {
    const pool = freezeClock();
    const { sub } = await createUser();
    const miss = () => attemptGuess(pool, toPasswordGuessKey(sub), async () => null);
    for (let attempt = 0; attempt < 5; attempt++) await expect(miss()).rejects.toMatchObject(wrong);
    await expect(miss()).rejects.toMatchObject(locked);
    await pool.database.transaction((tx) => setPassword(pool, tx, sub, 'another-harbour-28'));
    await expect(miss()).rejects.toMatchObject(wrong);
  });

  it('stores nothing that identifies the guessed account', async () => {
    await expect(
      attemptGuess(freezeClock(), 'password|a secret name', async () => null),
    ).rejects.toMatchObject(wrong);
    const rows = await identity.pool.database.select().from(guessFailures);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('secret name');
  });
});

describe('devices of an account', () => {
  const secret = { salt: 'a1', verifier: 'b2' };
  async function addKnownDevice(user: User, name: string): Promise<string> {
    const { pool } = identity;
    return pool.database.transaction(async (tx) => {
      const { DeviceKey } = await addDevice(pool, tx, user.sub);
      await saveDeviceSecret(pool, tx, user, DeviceKey, { secret, name });
      return DeviceKey;
    });
  }

  it('are limited in number, and the least recently used one is removed', async () => {
    const user = await createUser();
    const first = await addKnownDevice(user, 'first');
    for (let number = 1; number < maxDevices; number++) {
      identity.advanceTime(1);
      await addKnownDevice(user, `device ${number}`);
    }
    expect((await listConfirmedDevices(identity.pool.database, user.sub)).at(-1)?.deviceKey).toBe(first);
    identity.advanceTime(1);
    await addKnownDevice(user, 'one more');
    const names = (await listConfirmedDevices(identity.pool.database, user.sub)).map(({ name }) => name);
    expect(names).toHaveLength(maxDevices);
    expect(names[0]).toBe('one more');
    expect(names).not.toContain('first');
  });

  it('are confirmed once: a repeat succeeds without another email, and another secret fails', async () => {
    const { pool } = identity;
    const user = await createUser();
    await addKnownDevice(user, 'first');
    const deviceKey = await addKnownDevice(user, 'second');
    const confirmAgain = (other: typeof secret) =>
      pool.database.transaction((tx) =>
        saveDeviceSecret(pool, tx, user, deviceKey, { secret: other, name: 'second' }),
      );
    await confirmAgain(secret);
    await expect(confirmAgain({ ...secret, verifier: 'c3' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    const emails = (await identity.emails(user.email)).filter(({ kind }) => kind === 'new-device');
    expect(emails).toEqual([
      { kind: 'new-device', to: user.email, firstName: 'Amara', deviceName: 'second' },
    ]);
  });

  it('are neither listed nor stored when never confirmed', async () => {
    const { pool } = identity;
    const user = await createUser();
    const { DeviceKey } = await addDevice(pool, pool.database, user.sub);
    expect(await listConfirmedDevices(pool.database, user.sub)).toEqual([]);
    identity.advanceTime(3601);
    await addDevice(pool, pool.database, user.sub);
    const late = saveDeviceSecret(pool, pool.database, user, DeviceKey, { secret, name: 'late' });
    await expect(late).rejects.toMatchObject({ message: 'Device does not exist.' });
  });
});
