/**
 * Logs administrators in and out at its own servers, many times.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  ListUsersInGroupCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './harness/api-client.ts';
import { openUserPool, type TestUserPool } from './harness/open-user-pool.ts';
import { startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

const password = 'quiet-harbour-27';
type Path = (typeof paths)[keyof typeof paths];

/** Member of the group ADMIN, logged in at both processes: each issues tokens under its own URL. */
interface Administrator {
  sub: string;
  email: string;
  logins: readonly AuthenticationResultType[];
}

describe('the authority of an administrator, at two processes with their own user pool', () => {
  let studios: TwoStudioProcesses;
  let pools: readonly TestUserPool[];
  beforeAll(async () => {
    studios = await startTwoStudios();
    pools = await Promise.all(studios.processes.map(({ url }) => openUserPool(url)));
  });
  afterAll(async () => {
    for (const { client } of pools ?? []) client.destroy();
    await studios?.close();
  });

  const pool = (number = 0): TestUserPool => pools[number] as TestUserPool;
  const named = (Username: string) => ({ UserPoolId: pool().id, Username });
  const admin = (sub: string) => ({ ...named(sub), GroupName: 'ADMIN' });

  async function newAdministrator(): Promise<Administrator> {
    const { client } = pool();
    const email = `${randomUUID()}@people.example`;
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const { User } = await client.send(
      new AdminCreateUserCommand({ ...named(email), UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    const sub = User?.Username ?? '';
    await client.send(
      new AdminSetUserPasswordCommand({ ...named(sub), Password: password, Permanent: true }),
    );
    await client.send(new AdminAddUserToGroupCommand(admin(sub)));
    return { sub, email, logins: await Promise.all(pools.map((one) => one.logIn(email, password))) };
  }

  /** Returns each process's response status to a call with its own token. */
  const statuses = ({ logins }: Pick<Administrator, 'logins'>, path: Path = paths.teamList, body = {}) =>
    Promise.all(
      studios.processes.map(async ({ url }, number) => {
        const caller = createCaller(url, {}, logins[number]?.AccessToken);
        return (await caller.call(path, body)).status;
      }),
    );

  const endings: Record<string, (administrator: Administrator) => Promise<unknown>> = {
    'signing out everywhere': ({ logins }) =>
      pool().client.send(new GlobalSignOutCommand({ AccessToken: logins[0]?.AccessToken })),
    'being signed out by the administrator of the pool': ({ sub }) =>
      pool().client.send(new AdminUserGlobalSignOutCommand(named(sub))),
    'ending both logins': ({ logins }) =>
      Promise.all(
        logins.map(({ RefreshToken: Token }, number) =>
          pool(number).client.send(new RevokeTokenCommand({ ClientId: pool().clientId, Token })),
        ),
      ),
    'changing the password in another browser': async ({ email }) => {
      const { AccessToken } = await pool().logIn(email, password);
      const passwords = { PreviousPassword: password, ProposedPassword: 'another-quiet-harbour' };
      await pool().client.send(new ChangePasswordCommand({ AccessToken, ...passwords }));
    },
    'being disabled': ({ sub }) => pool().client.send(new AdminDisableUserCommand(named(sub))),
    'being deleted': ({ sub }) => pool().client.send(new AdminDeleteUserCommand(named(sub))),
    'deleting the account': ({ logins }) =>
      pool().client.send(new DeleteUserCommand({ AccessToken: logins[0]?.AccessToken })),
    'losing the role': ({ sub }) => pool().client.send(new AdminRemoveUserFromGroupCommand(admin(sub))),
  };

  it.each(Object.entries(endings))(
    'ends by %s with the very next call at either process',
    async (_name, end) => {
      const administrator = await newAdministrator();
      expect(await statuses(administrator)).toEqual([200, 200]);
      await end(administrator);
      const invitation = { email: `${randomUUID()}@people.example`, group: 'ADMIN' };
      expect(await statuses(administrator, paths.teamInvite, invitation)).toEqual([403, 403]);
      expect(await statuses(administrator)).toEqual([403, 403]);
      const { Users = [] } = await pool().client.send(
        new ListUsersInGroupCommand({ UserPoolId: pool().id, GroupName: 'ADMIN' }),
      );
      expect(JSON.stringify(Users)).not.toContain(invitation.email);
    },
  );

  it('ends with the login that signs out, and not with the others', async () => {
    const administrator = await newAdministrator();
    const { RefreshToken: Token } = administrator.logins[0] as AuthenticationResultType;
    await pool().client.send(new RevokeTokenCommand({ ClientId: pool().clientId, Token }));
    expect(await statuses(administrator)).toEqual([403, 200]);
  });

  it('ends after a change of role, even for a token that was renewed in the same second', async () => {
    const owner = await newAdministrator();
    for (let round = 0; round < 8; round++) {
      const administrator = await newAdministrator();
      const renewed = await Promise.all(
        pools.map(async ({ client, clientId: ClientId }, number) => {
          const RefreshToken = administrator.logins[number]?.RefreshToken;
          const refreshCommand = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken });
          return (await client.send(refreshCommand)).AuthenticationResult ?? {};
        }),
      );
      const url = studios.processes[round % 2]?.url ?? '';
      const change = { userId: administrator.sub, groups: [], instructorId: null };
      const by = createCaller(url, {}, owner.logins[round % 2]?.AccessToken);
      expect((await by.call(paths.teamChange, change)).status).toBe(200);
      const invitation = { email: `${randomUUID()}@people.example`, group: 'ADMIN' };
      expect(await statuses({ logins: renewed }, paths.teamInvite, invitation)).toEqual([403, 403]);
    }
  });
});
