import {
  AdminAddUserToGroupCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { paths } from '@studio/contracts/paths';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { IdentityUnavailableError } from '@studio/server/integrations/identity/port';
import { createAccessTokenVerifier } from '@studio/server/platform/http/access-token-verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { createAccount, type PoolUnderTest } from '../harness/identity-pool.ts';
import { createRawSignIn } from '../harness/identity-sign-in.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const minute = 60_000;

describe('a studio with its own user pool', () => {
  let own: TestIdentity;
  let studio: TestStudio;
  let port: ReturnType<typeof createCognitoIdentity>;
  beforeAll(async () => {
    own = await startIdentity({ clock: () => Date.now() });
    studio = await openTestStudio();
    const { userPoolId, clientId: userPoolClientId, endpoint, credentials } = own;
    port = createCognitoIdentity({ userPoolId, address: endpoint, credentials });
    studio.services.identity = port;
    studio.services.accessTokens = createAccessTokenVerifier(
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

  const pool = (): PoolUnderTest => ({ ...own, own, admin: createAdminClient(own), storage: new Map() });

  async function newAdministrator() {
    const { email, sub, password } = await createAccount(pool());
    const admin = { UserPoolId: own.userPoolId, Username: sub, GroupName: 'ADMIN' };
    await createAdminClient(own).send(new AdminAddUserToGroupCommand(admin));
    const logIn = async () =>
      (await createRawSignIn(own).initiateAuth(email, password)).AuthenticationResult ?? {};
    return { sub, logIn };
  }
  const codeOf = async (token: string | undefined, path: string, body: object = {}) => {
    const { status, body: answer } = await studio
      .visitor()
      .with(token ?? '')
      .call(path, body);
    return status === 200 ? 'done' : answer.code;
  };

  it('gets the groups of a login from the pool, and null once the login has ended', async () => {
    const { sub, logIn } = await newAdministrator();
    const { AccessToken = '' } = await logIn();
    expect(await port.findCurrentGroups(AccessToken, sub)).toEqual(['ADMIN']);
    await port.setGroups(sub, ['STAFF']);
    expect(await port.findCurrentGroups(AccessToken, sub)).toEqual(['STAFF']);
    await createAdminClient(own).send(new GlobalSignOutCommand({ AccessToken }));
    expect(await port.findCurrentGroups(AccessToken, sub)).toBeNull();
    expect(await port.findCurrentGroups(AccessToken, '00000000-0000-4000-8000-000000000001')).toBeNull();
    const { userPoolId, credentials } = own;
    const unreachable = createCognitoIdentity(
      { userPoolId, address: 'http://127.0.0.1:1/idp/', credentials },
      200,
    );
    await expect(unreachable.findCurrentGroups(AccessToken, sub)).rejects.toBeInstanceOf(
      IdentityUnavailableError,
    );
    const wrongCredentials = { accessKeyId: credentials.accessKeyId, secretAccessKey: 'another secret' };
    const badKey = createCognitoIdentity({
      userPoolId,
      address: own.endpoint,
      credentials: wrongCredentials,
    });
    const live = (await logIn()).AccessToken ?? '';
    await expect(badKey.findCurrentGroups(live, sub)).rejects.toBeInstanceOf(IdentityUnavailableError);
  });

  it('accepts only a login of the last 15 minutes as recent, however fresh its token', async () => {
    const { logIn } = await newAdministrator();
    const { AccessToken, RefreshToken } = await logIn();
    const invitation = () => ({ email: `${crypto.randomUUID()}@people.example`, group: 'STAFF' });
    expect(await codeOf(AccessToken, paths.teamInvite, invitation())).toBe('done');
    own.advanceTime(16 * 60);
    studio.time.now = new Date(Date.now() + 16 * minute);
    expect(await codeOf(AccessToken, paths.teamInvite, invitation())).toBe('login_required_again');
    const refreshCommand = new GetTokensFromRefreshTokenCommand({ ClientId: own.clientId, RefreshToken });
    const renewed = (await createAdminClient(own).send(refreshCommand)).AuthenticationResult?.AccessToken;
    expect(await codeOf(renewed, paths.teamList)).toBe('done');
    expect(await codeOf(renewed, paths.teamInvite, invitation())).toBe('login_required_again');
    const newToken = (await logIn()).AccessToken;
    expect(await codeOf(newToken, paths.teamInvite, invitation())).toBe('done');
  });
});
