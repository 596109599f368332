import { completeSignIn } from '@studio/identity/challenges/complete-sign-in';
import { IdentityError } from '@studio/identity/protocol/identity-error';
import { createAuthSession, withAuthSession } from '@studio/identity/tokens/auth-session';
import { addDevice, confirmDevice, listDevices, maxDevices } from '@studio/identity/users/devices';
import { attemptGuess, toPasswordGuessKey } from '@studio/identity/users/guesses';
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
async function newUser(): Promise<User> {
  const { pool } = identity;
  people += 1;
  const sub = `7c9e6679-7425-40de-944b-${String(people).padStart(12, '0')}`;
  const email = `person-${people}@example.com`;
  const now = pool.now();
  const kept = await createVerifier(pool, sub, 'quiet-harbour-27');
  const instants = { tokensValidFrom: now, createdAt: now, changedAt: now };
  await pool.database
    .insert(users)
    .values({ sub, email, status: 'CONFIRMED', attributes: { given_name: 'Amara' }, ...kept, ...instants });
  const user = await findUser(pool.database, sub);
  if (!user) throw new Error('The account was not made.');
  return user;
}

const expired = { message: 'Invalid session for the user, session is expired.' };

describe('a step of a sign-in', () => {
  const challenge = 'PASSWORD_VERIFIER';
  const begin = async (sub: string | null = null) => {
    const secret = await createAuthSession(identity.pool, challenge, sub, { asked: 'this' });
    return { challenge, sub, secret };
  };
  const use = <T>(presented: Awaited<ReturnType<typeof begin>>, step: (state: unknown) => Promise<T>) =>
    withAuthSession(identity.pool, presented, step);
  const fails = (error: Error) => () => Promise.reject(error);

  it('knows what was asked, once, however many answer at the same time', async () => {
    const session = await begin();
    const steps: unknown[] = [];
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => use(session, async (state) => steps.push(state))),
    );
    expect(steps).toEqual([{ asked: 'this' }]);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    await expect(use(session, async () => 'again')).rejects.toMatchObject(expired);
  });

  it.each([
    ['the device is not known', new IdentityError('ResourceNotFoundException', 'Device does not exist.')],
    ['the new password is poor', new IdentityError('InvalidPasswordException')],
    ['the pool itself fails', new Error('the database went away')],
  ])('may be repeated after %s', async (_why, error) => {
    const session = await begin();
    await expect(use(session, fails(error))).rejects.toBe(error);
    await expect(use(session, async (state) => state)).resolves.toEqual({ asked: 'this' });
    await expect(use(session, async () => 'again')).rejects.toMatchObject(expired);
  });

  it.each(['NotAuthorizedException', 'UserNotConfirmedException', 'PasswordResetRequiredException'] as const)(
    'is over after a %s',
    async (name) => {
      const session = await begin();
      await expect(use(session, fails(new IdentityError(name)))).rejects.toMatchObject({ name });
      await expect(use(session, async () => 'again')).rejects.toMatchObject(expired);
    },
  );

  it('is for one challenge and one account, and is not used up by others', async () => {
    const { sub } = await newUser();
    const session = await begin(sub);
    for (const other of [{ challenge: 'DEVICE_SRP_AUTH' }, { sub: (await newUser()).sub }, { sub: null }]) {
      await expect(use({ ...session, ...other }, async () => 'in')).rejects.toMatchObject(expired);
    }
    await expect(use(session, async () => 'in')).resolves.toBe('in');
  });

  it('is over after three minutes, also when it is repeated', async () => {
    const session = await begin();
    identity.pass(100);
    await expect(use(session, fails(new Error('down')))).rejects.toThrow('down');
    identity.pass(81);
    await expect(use(session, async () => 'late')).rejects.toMatchObject(expired);
  });
});

describe('the end of a sign-in', () => {
  it('does not come when the password was changed meanwhile', async () => {
    const { pool } = identity;
    const user = await newUser();
    await pool.database.transaction((tx) => setPassword(pool, tx, user.sub, 'another-harbour-28'));
    await expect(completeSignIn(pool, user)).rejects.toMatchObject(expired);
  });
});

describe('guessing', () => {
  const wrong = { message: 'Incorrect username or password.' };
  const locked = { message: 'Password attempts exceeded' };
  /** Returns the pool with its clock stopped, so that no lockout ends during the test. */
  const still = () => {
    const now = identity.pool.now();
    return { ...identity.pool, now: () => now };
  };

  it('is counted before it is checked: side by side no more than five get that far', async () => {
    const pool = still();
    let checked = 0;
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        attemptGuess(pool, 'side by side', async () => {
          checked += 1;
          return null;
        }),
      ),
    );
    expect(checked).toBe(5);
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.message : 'in'));
    expect(reasons.filter((reason) => reason === wrong.message)).toHaveLength(5);
    expect(reasons.filter((reason) => reason === locked.message)).toHaveLength(25);
  });

  it('does not count what failed on our side, however often the client repeats it', async () => {
    const pool = still();
    const down = () => Promise.reject(new Error('the database went away'));
    for (let repeat = 0; repeat < 12; repeat++) {
      await expect(attemptGuess(pool, 'down', down)).rejects.toThrow('the database went away');
    }
    await expect(attemptGuess(pool, 'down', async () => 'in')).resolves.toBe('in');
  });

  it('counts a guess that the check itself refuses', async () => {
    const pool = still();
    const mismatch = () => Promise.reject(new IdentityError('CodeMismatchException'));
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(attemptGuess(pool, 'a code', mismatch)).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    await expect(attemptGuess(pool, 'a code', async () => 'in')).rejects.toMatchObject(locked);
  });

  it('begins anew with a new password', async () => {
    const pool = still();
    const { sub } = await newUser();
    const miss = () => attemptGuess(pool, toPasswordGuessKey(sub), async () => null);
    for (let attempt = 0; attempt < 5; attempt++) await expect(miss()).rejects.toMatchObject(wrong);
    await expect(miss()).rejects.toMatchObject(locked);
    await pool.database.transaction((tx) => setPassword(pool, tx, sub, 'another-harbour-28'));
    await expect(miss()).rejects.toMatchObject(wrong);
  });

  it('keeps nothing that names what was guessed at', async () => {
    await expect(attemptGuess(still(), 'password|a secret name', async () => null)).rejects.toMatchObject(
      wrong,
    );
    const rows = await identity.pool.database.select().from(guessFailures);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('secret name');
  });
});

describe('the devices of an account', () => {
  const secret = { salt: 'a1', verifier: 'b2' };
  async function known(user: User, name: string): Promise<string> {
    const { pool } = identity;
    return pool.database.transaction(async (tx) => {
      const { DeviceKey } = await addDevice(pool, tx, user.sub);
      await confirmDevice(pool, tx, user, DeviceKey, { secret, name });
      return DeviceKey;
    });
  }

  it('are not without end: the one that was away longest goes', async () => {
    const user = await newUser();
    const first = await known(user, 'first');
    for (let number = 1; number < maxDevices; number++) {
      identity.pass(1);
      await known(user, `device ${number}`);
    }
    expect((await listDevices(identity.pool.database, user.sub)).at(-1)?.deviceKey).toBe(first);
    identity.pass(1);
    await known(user, 'one more');
    const names = (await listDevices(identity.pool.database, user.sub)).map(({ name }) => name);
    expect(names).toHaveLength(maxDevices);
    expect(names[0]).toBe('one more');
    expect(names).not.toContain('first');
  });

  it('confirm themselves once: the same again is answered alike and mailed once, another secret is refused', async () => {
    const { pool } = identity;
    const user = await newUser();
    await known(user, 'first');
    const deviceKey = await known(user, 'second');
    const again = (other: typeof secret) =>
      pool.database.transaction((tx) =>
        confirmDevice(pool, tx, user, deviceKey, { secret: other, name: 'second' }),
      );
    await again(secret);
    await expect(again({ ...secret, verifier: 'c3' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    const mails = (await identity.mails(user.email)).filter(({ kind }) => kind === 'new-device');
    expect(mails).toEqual([{ kind: 'new-device', to: user.email, firstName: 'Amara', deviceName: 'second' }]);
  });

  it('that were never confirmed are neither listed nor kept', async () => {
    const { pool } = identity;
    const user = await newUser();
    const { DeviceKey } = await addDevice(pool, pool.database, user.sub);
    expect(await listDevices(pool.database, user.sub)).toEqual([]);
    identity.pass(3601);
    await addDevice(pool, pool.database, user.sub);
    const late = confirmDevice(pool, pool.database, user, DeviceKey, { secret, name: 'late' });
    await expect(late).rejects.toMatchObject({ message: 'Device does not exist.' });
  });
});
