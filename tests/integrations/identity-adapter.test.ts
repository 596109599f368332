import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { IdentityUnavailableError } from '@studio/server/integrations/identity/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, openPool, type PoolUnderTest, requireOwnPool } from '../harness/identity-pool.ts';

let pool: PoolUnderTest;
beforeAll(async () => {
  pool = await openPool();
});
afterAll(() => pool.stop());

const named = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });

describe("the service's door to the pool", () => {
  const door = (address = pool.endpoint ?? '', patience?: number) =>
    createCognitoIdentity(
      { userPoolId: pool.userPoolId, address, credentials: pool.credentials ?? null },
      patience,
    );

  it('knows a person with their groups, and says null of nobody', async (context) => {
    requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await pool.admin.send(new AdminAddUserToGroupCommand({ ...named(sub), GroupName: 'STAFF' }));
    expect(await door().user(sub)).toEqual({
      sub,
      email,
      emailVerified: true,
      firstName: 'Amara',
      lastName: null,
      title: null,
      phone: null,
      groups: ['STAFF'],
      enabled: true,
      invited: false,
    });
    expect(await door().user('00000000-0000-4000-8000-000000000001')).toBeNull();
  });

  it('lists the team with all their groups, and puts somebody into exactly those that are named', async (context) => {
    requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await door().setGroups(sub, ['STAFF', 'TRAINER']);
    const mine = (await door().team()).find((person) => person.sub === sub);
    expect(mine).toMatchObject({ email, groups: ['STAFF', 'TRAINER'], enabled: true });
    await door().setGroups(sub, ['ADMIN']);
    expect((await door().user(sub))?.groups).toEqual(['ADMIN']);
    await door().setGroups(sub, []);
    expect((await door().team()).some((person) => person.sub === sub)).toBe(false);
    await door().setGroups('00000000-0000-4000-8000-000000000001', ['ADMIN']);
  });

  it('tells who is invited and has not come in yet, and invites them again', async (context) => {
    requireOwnPool(context, pool);
    const email = `invited.${crypto.randomUUID()}@people.example`;
    expect(await door().invite(email, 'TRAINER')).toBe('invited');
    const theirs = async () => (await door().team()).find((person) => person.email === email);
    expect(await theirs()).toMatchObject({ groups: ['TRAINER'], enabled: true, invited: true });
    expect(await door().invite(email, 'TRAINER')).toBe('invited-again');
    expect((await door().user((await theirs())?.sub ?? ''))?.invited).toBe(true);
    await door().setGroups((await theirs())?.sub ?? '', []);
  });

  it('says so when the pool does not answer', async (context) => {
    requireOwnPool(context, pool);
    await expect(door('http://127.0.0.1:1/idp/').user('x')).rejects.toBeInstanceOf(IdentityUnavailableError);
  });

  it('does not wait for ever for a pool that takes the question and says nothing', async (context) => {
    requireOwnPool(context, pool);
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/idp/`;
    await expect(door(address, 200).user('x')).rejects.toBeInstanceOf(IdentityUnavailableError);
    silent.closeAllConnections();
    silent.close();
  });
});
