import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedClient, type HostedTokens, readCallbackParameters } from '../harness/hosted-pages.ts';
import { type HostedPool, logInForCode, openHostedPool } from '../harness/hosted-pool.ts';
import { createAccount, testPassword } from '../harness/identity-pool.ts';

let { own, pool, admin, refresh, readUser } = {} as HostedPool;

beforeAll(async () => {
  ({ own, pool, admin, refresh, readUser } = await openHostedPool());
});
afterAll(() => own?.stop());

describe('the redirect URL', () => {
  it.each([
    'https://app.example/auth/callback/',
    'https://app.example/auth/callback?x=1',
    'https://app.example/auth/callback#x',
    'https://app.example:443/auth/callback',
    'https://APP.example/auth/callback',
    'https://app.example/auth/../auth/callback',
    'https://app.example/auth/callback%00',
    'https://app.example@evil.example/auth/callback',
    'https://evil.example/https://app.example/auth/callback',
    'http://app.example/auth/callback',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('is rejected unless it matches a registered URL exactly: %j', async (redirect_uri) => {
    const response = await createHostedClient(own).authorize({ redirect_uri });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('is not used for another application, nor when it is given twice', async () => {
    const app = createHostedClient(own);
    expect((await app.authorize({ client_id: 'another' })).status).toBe(400);
    const duplicated = `${new URLSearchParams(app.asked)}&redirect_uri=https%3A%2F%2Fevil.example`;
    const response = await app.browser.get(`${app.origin}/oauth2/authorize?${duplicated}`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
    [{ identity_provider: 'Nobody' }, 'invalid_request'],
  ])('receives an OAuth error for %j', async (changes, error) => {
    const app = createHostedClient(own);
    expect(readCallbackParameters(await app.authorize(changes))).toMatchObject({
      error,
      state: app.asked.state,
    });
  });

  it('receives an error when the state is missing', async () => {
    expect(readCallbackParameters(await createHostedClient(own).authorize({ state: undefined })).error).toBe(
      'invalid_request',
    );
  });

  it('must be registered for logout too, which leaves nothing of the login', async () => {
    const app = createHostedClient(own);
    const page = await (await app.authorize()).text();
    const logout = (logout_uri: string, client_id = own.clientId) =>
      app.browser.get(`${app.origin}/logout?${new URLSearchParams({ client_id, logout_uri })}`);
    for (const [to, client] of [
      ['https://evil.example/'],
      ['https://app.example'],
      ['https://app.example/', 'x'],
    ]) {
      const rejected = await logout(to ?? '', client);
      expect([rejected.status, rejected.headers.get('location')]).toEqual([400, null]);
    }
    const loggedOut = await logout('https://app.example/');
    expect([loggedOut.status, loggedOut.headers.get('location')]).toEqual([302, 'https://app.example/']);
    expect(app.browser.storedCookies.size).toBe(0);
    const { email } = await createAccount(pool);
    expect((await app.send(page, { email, password: testPassword })).status).toBe(400);
  });
});

describe('an authorization code', () => {
  it('works once; reuse ends the login that it started', async () => {
    const app = createHostedClient(own);
    const code = await logInForCode(app, (await createAccount(pool)).email);
    const tokens = (await (await app.exchange(code)).json()) as HostedTokens;
    await readUser(tokens.access_token);
    const second = await app.exchange(code);
    expect([second.status, await second.json()]).toEqual([400, { error: 'invalid_grant' }]);
    await expect(readUser(tokens.access_token)).rejects.toThrow('revoked');
    await expect(refresh(tokens.refresh_token)).rejects.toThrow('revoked');
  });

  it('is exchanged once when many requests race', async () => {
    const app = createHostedClient(own);
    const code = await logInForCode(app, (await createAccount(pool)).email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.exchange(code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(64) }],
    ['another address', { redirect_uri: 'https://app.example/' }],
  ])('with %s is used up by the attempt', async (_what, changes) => {
    const app = createHostedClient(own);
    const code = await logInForCode(app, (await createAccount(pool)).email);
    for (const change of [changes, {}]) {
      const rejected = await app.exchange(code, change);
      expect([rejected.status, await rejected.json()]).toEqual([400, { error: 'invalid_grant' }]);
    }
  });

  it('is rejected for another application, without a verifier, and as anything but a form', async () => {
    const app = createHostedClient(own);
    const code = await logInForCode(app, (await createAccount(pool)).email);
    expect((await app.exchange(code, { client_id: 'another' })).status).toBe(401);
    expect(await (await app.exchange(code, { code_verifier: '' })).json()).toEqual({
      error: 'invalid_request',
    });
    expect(await (await app.exchange(code, { grant_type: 'password' })).json()).toEqual({
      error: 'unsupported_grant_type',
    });
    const json = await fetch(`${app.origin}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(json.status).toBe(415);
    expect((await app.exchange(code)).status).toBe(200);
  });

  it('ends after two minutes, with the password, and when the user logs out everywhere', async () => {
    const named = { UserPoolId: own.userPoolId };
    const ends: ((email: string) => Promise<unknown> | unknown)[] = [
      () => own.advanceTime(121),
      (Username) =>
        admin.send(
          new AdminSetUserPasswordCommand({
            ...named,
            Username,
            Password: 'another-harbour-3',
            Permanent: true,
          }),
        ),
      (Username) => admin.send(new AdminUserGlobalSignOutCommand({ ...named, Username })),
    ];
    for (const end of ends) {
      const app = createHostedClient(own);
      const { email } = await createAccount(pool);
      const code = await logInForCode(app, email);
      own.advanceTime(1);
      await end(email);
      expect(await (await app.exchange(code)).json()).toEqual({ error: 'invalid_grant' });
    }
  });
});
