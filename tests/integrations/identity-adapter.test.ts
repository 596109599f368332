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

describe('the user pool adapter', () => {
  const createAdapter = (address = pool.endpoint ?? '', timeoutMs?: number) =>
    createCognitoIdentity(
      { userPoolId: pool.userPoolId, address, credentials: pool.credentials ?? null },
      timeoutMs,
    );

  it('returns a user with their groups, and null for an unknown user', async (context) => {
    requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await pool.admin.send(new AdminAddUserToGroupCommand({ ...named(sub), GroupName: 'STAFF' }));
    expect(await createAdapter().findUser(sub)).toEqual({
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
    expect(await createAdapter().findUser('00000000-0000-4000-8000-000000000001')).toBeNull();
  });

  it('lists the team with all their groups, and sets exactly the given groups', async (context) => {
    requireOwnPool(context, pool);
    const { email, sub } = await createAccount(pool);
    await createAdapter().setGroups(sub, ['STAFF', 'TRAINER']);
    const teamMember = (await createAdapter().listTeam()).find((person) => person.sub === sub);
    expect(teamMember).toMatchObject({ email, groups: ['STAFF', 'TRAINER'], enabled: true });
    await createAdapter().setGroups(sub, ['ADMIN']);
    expect((await createAdapter().findUser(sub))?.groups).toEqual(['ADMIN']);
    await createAdapter().setGroups(sub, []);
    expect((await createAdapter().listTeam()).some((person) => person.sub === sub)).toBe(false);
    await createAdapter().setGroups('00000000-0000-4000-8000-000000000001', ['ADMIN']);
  });

  it('lists invited people who have not logged in yet, and invites them again', async (context) => {
    requireOwnPool(context, pool);
    const email = `invited.${crypto.randomUUID()}@people.example`;
    const invitation = { email, group: 'TRAINER' as const, inviter: 'Ines Duarte' };
    expect(await createAdapter().invite(invitation)).toBe('invited');
    const findInvited = async () =>
      (await createAdapter().listTeam()).find((person) => person.email === email);
    expect(await findInvited()).toMatchObject({ groups: ['TRAINER'], enabled: true, invited: true });
    expect(await createAdapter().invite({ ...invitation, inviter: 'Noor Haddad' })).toBe('reinvited');
    expect(await requireOwnPool(context, pool).emails(email)).toMatchObject([
      { kind: 'invitation', group: 'TRAINER', inviter: 'Ines Duarte' },
      { kind: 'invitation', group: 'TRAINER', inviter: 'Noor Haddad' },
    ]);
    expect((await createAdapter().findUser((await findInvited())?.sub ?? ''))?.invited).toBe(true);
    await createAdapter().setGroups((await findInvited())?.sub ?? '', []);
  });

  it('throws when the pool is unreachable', async (context) => {
    requireOwnPool(context, pool);
    await expect(createAdapter('http://127.0.0.1:1/idp/').findUser('x')).rejects.toBeInstanceOf(
      IdentityUnavailableError,
    );
  });

  it('times out when the pool accepts the request and never responds', async (context) => {
    requireOwnPool(context, pool);
    const silentServer = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const address = `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}/idp/`;
    await expect(createAdapter(address, 200).findUser('x')).rejects.toBeInstanceOf(IdentityUnavailableError);
    silentServer.closeAllConnections();
    silentServer.close();
  });
});
