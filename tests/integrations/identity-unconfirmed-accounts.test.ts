import {
  AdminDisableUserCommand,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { purgeUnconfirmedUsers } from '@studio/identity/users/purge-unconfirmed-users';
import { findUser } from '@studio/identity/users/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createEmail, getRejection, testPassword } from '../harness/identity-pool.ts';

const day = 24 * 3600;

let own: TestIdentity;
beforeAll(async () => {
  own = await startIdentity();
});
afterAll(() => own.stop());

const client = () => createAdminClient(own, { maxAttempts: 1 });
const named = (Username: string) => ({ ClientId: own.clientId, Username });

async function signUp(email = createEmail()): Promise<string> {
  await client().send(new SignUpCommand({ ...named(email), Password: testPassword }));
  return email;
}

async function confirm(email: string, ConfirmationCode?: string) {
  const code = ConfirmationCode ?? (await own.codeFor(email));
  return client().send(new ConfirmSignUpCommand({ ...named(email), ConfirmationCode: code }));
}

const exists = async (email: string) => (await findUser(own.pool.database, email)) !== null;

describe('an unconfirmed account', () => {
  it('is purged a week after its last sign-up, and its address is free', async () => {
    const [abandoned, repeated, confirmed] = [await signUp(), await signUp(), await signUp()];
    await confirm(confirmed);
    own.advanceTime(4 * day);
    await signUp(repeated);
    own.advanceTime(3 * day - 60);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([abandoned, repeated, confirmed].map(exists))).toEqual([true, true, true]);
    own.advanceTime(120);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([abandoned, repeated, confirmed].map(exists))).toEqual([false, true, true]);
    own.advanceTime(4 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([repeated, confirmed].map(exists))).toEqual([false, true]);
    await signUp(abandoned);
    await confirm(abandoned);
    expect(await exists(abandoned)).toBe(true);
  });

  it('stays while a code is pending, and can be confirmed with it', async () => {
    const email = await signUp();
    own.advanceTime(8 * day);
    await client().send(new ResendConfirmationCodeCommand(named(email)));
    await purgeUnconfirmedUsers(own.pool);
    await confirm(email);
    own.advanceTime(8 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await findUser(own.pool.database, email)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('gets the same error for its late code as an unknown address', async () => {
    const email = await signUp();
    own.advanceTime(8 * day);
    await purgeUnconfirmedUsers(own.pool);
    const late = await getRejection(confirm(email, await own.codeFor(email)));
    expect(late).toEqual(await getRejection(confirm(createEmail(), '123456')));
  });

  it('stays when the administrator disables it, and so does the block on its address', async () => {
    const email = await signUp();
    await client().send(new AdminDisableUserCommand({ UserPoolId: own.userPoolId, Username: email }));
    own.advanceTime(30 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await findUser(own.pool.database, email)).toMatchObject({ enabled: false });
  });
});
