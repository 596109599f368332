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

const isThere = async (email: string) => (await findUser(own.pool.database, email)) !== null;

describe('an account that nobody confirms', () => {
  it('is forgotten a week after it was signed up last, and its address is free', async () => {
    const [left, again, confirmed] = [await signUp(), await signUp(), await signUp()];
    await confirm(confirmed);
    own.pass(4 * day);
    await signUp(again);
    own.pass(3 * day - 60);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([left, again, confirmed].map(isThere))).toEqual([true, true, true]);
    own.pass(120);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([left, again, confirmed].map(isThere))).toEqual([false, true, true]);
    own.pass(4 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await Promise.all([again, confirmed].map(isThere))).toEqual([false, true]);
    await signUp(left);
    await confirm(left);
    expect(await isThere(left)).toBe(true);
  });

  it('stays while a code is under way, and can be confirmed with it', async () => {
    const email = await signUp();
    own.pass(8 * day);
    await client().send(new ResendConfirmationCodeCommand(named(email)));
    await purgeUnconfirmedUsers(own.pool);
    await confirm(email);
    own.pass(8 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await findUser(own.pool.database, email)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('answers its late code as any address would that nobody has', async () => {
    const email = await signUp();
    own.pass(8 * day);
    await purgeUnconfirmedUsers(own.pool);
    const late = await getRejection(confirm(email, await own.codeFor(email)));
    expect(late).toEqual(await getRejection(confirm(createEmail(), '123456')));
  });

  it('stays when the administrator has closed it, and its address closed with it', async () => {
    const email = await signUp();
    await client().send(new AdminDisableUserCommand({ UserPoolId: own.userPoolId, Username: email }));
    own.pass(30 * day);
    await purgeUnconfirmedUsers(own.pool);
    expect(await findUser(own.pool.database, email)).toMatchObject({ enabled: false });
  });
});
