import {
  AdminAddUserToGroupCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { paths } from '@studio/contracts/paths';
import { cognitoIdentity } from '@studio/server/outside/identity/cognito';
import { IdentityUnavailable } from '@studio/server/outside/identity/port';
import { accessTokens } from '@studio/server/platform/access-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { newAccount, type PoolUnderTest } from '../harness/identity-pool.ts';
import { steps } from '../harness/identity-sign-in.ts';
import { openTestStudio, type TestStudio } from '../harness/studio.ts';

const minute = 60_000;

describe('a studio with a user pool of its own', () => {
  let own: TestIdentity;
  let studio: TestStudio;
  let port: ReturnType<typeof cognitoIdentity>;
  beforeAll(async () => {
    own = await startIdentity({ clock: () => Date.now() });
    studio = await openTestStudio();
    const { userPoolId, clientId: userPoolClientId, endpoint, credentials } = own;
    port = cognitoIdentity({ userPoolId, address: endpoint, credentials });
    studio.services.identity = port;
    studio.services.accessTokens = accessTokens(
      { userPoolId, userPoolClientId, userPoolEndpoint: endpoint },
      undefined,
      studio.services.clock,
    );
    studio.time.now = new Date();
  });
  afterAll(async () => {
    await studio.close();
    await own.stop();
  });

  const pool = (): PoolUnderTest => ({ ...own, own, admin: adminClient(own), kept: new Map() });

  async function newAdministrator() {
    const { email, sub, password } = await newAccount(pool());
    const admin = { UserPoolId: own.userPoolId, Username: sub, GroupName: 'ADMIN' };
    await adminClient(own).send(new AdminAddUserToGroupCommand(admin));
    const logIn = async () => (await steps(own).begin(email, password)).AuthenticationResult ?? {};
    return { sub, logIn };
  }
  const codeOf = async (token: string | undefined, path: string, body: object = {}) => {
    const { status, body: answer } = await studio
      .visitor()
      .with(token ?? '')
      .call(path, body);
    return status === 200 ? 'done' : answer.code;
  };

  it('asks the pool for the groups of a login, and is told null once it has ended', async () => {
    const { sub, logIn } = await newAdministrator();
    const { AccessToken = '' } = await logIn();
    expect(await port.currentGroups(AccessToken, sub)).toEqual(['ADMIN']);
    await port.setGroups(sub, ['STAFF']);
    expect(await port.currentGroups(AccessToken, sub)).toEqual(['STAFF']);
    await adminClient(own).send(new GlobalSignOutCommand({ AccessToken }));
    expect(await port.currentGroups(AccessToken, sub)).toBeNull();
    expect(await port.currentGroups(AccessToken, '00000000-0000-4000-8000-000000000001')).toBeNull();
    const { userPoolId, credentials } = own;
    const away = cognitoIdentity({ userPoolId, address: 'http://127.0.0.1:1/idp/', credentials }, 200);
    await expect(away.currentGroups(AccessToken, sub)).rejects.toBeInstanceOf(IdentityUnavailable);
    const stranger = { accessKeyId: credentials.accessKeyId, secretAccessKey: 'another secret' };
    const badKey = cognitoIdentity({ userPoolId, address: own.endpoint, credentials: stranger });
    const live = (await logIn()).AccessToken ?? '';
    await expect(badKey.currentGroups(live, sub)).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  it('takes a login of 15 minutes ago for no recent one, however fresh its token, until there is a new login', async () => {
    const { logIn } = await newAdministrator();
    const { AccessToken, RefreshToken } = await logIn();
    const invitation = () => ({ email: `${crypto.randomUUID()}@people.example`, group: 'STAFF' });
    expect(await codeOf(AccessToken, paths.teamInvite, invitation())).toBe('done');
    own.pass(16 * 60);
    studio.time.now = new Date(Date.now() + 16 * minute);
    expect(await codeOf(AccessToken, paths.teamInvite, invitation())).toBe('login_required_again');
    const ask = new GetTokensFromRefreshTokenCommand({ ClientId: own.clientId, RefreshToken });
    const renewed = (await adminClient(own).send(ask)).AuthenticationResult?.AccessToken;
    expect(await codeOf(renewed, paths.teamList)).toBe('done');
    expect(await codeOf(renewed, paths.teamInvite, invitation())).toBe('login_required_again');
    const again = (await logIn()).AccessToken;
    expect(await codeOf(again, paths.teamInvite, invitation())).toBe('done');
  });
});
