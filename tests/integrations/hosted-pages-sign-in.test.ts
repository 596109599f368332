import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callbackUrl,
  createHostedClient,
  extractFlow,
  type HostedClient,
  type HostedTokens,
  readCallbackParameters,
} from '../harness/hosted-pages.ts';
import { type HostedPool, logInForCode, openHostedPool } from '../harness/hosted-pool.ts';
import { enableApp, getAppCode, getWrongAppCode } from '../harness/identity-mfa.ts';
import { createAccount, createInvitedAccount, testPassword } from '../harness/identity-pool.ts';
import { NoScriptBrowser } from '../harness/no-script-browser.ts';

let { own, pool, refresh, readUser } = {} as HostedPool;

beforeAll(async () => {
  ({ own, pool, refresh, readUser } = await openHostedPool());
});
afterAll(() => own?.stop());

async function tokensOf(app: HostedClient, email: string): Promise<HostedTokens> {
  return (await (await app.exchange(await logInForCode(app, email))).json()) as HostedTokens;
}

describe('logging in at the hosted pages', () => {
  it('returns a code that the application exchanges for tokens of the pool', async () => {
    const { email, sub } = await createAccount(pool);
    const app = createHostedClient(own);
    const response = await app.send(await app.authorize({ nonce: 'n-1' }), {
      email: email.toUpperCase(),
      password: testPassword,
    });
    expect(response.status).toBe(303);
    const { code = '', state, iss } = readCallbackParameters(response);
    const issuer = `${own.endpoint}${own.userPoolId}`;
    expect({ state, iss }).toEqual({ state: app.asked.state, iss: issuer });
    const exchanged = await app.exchange(code);
    expect(exchanged.headers.get('cache-control')).toBe('no-store');
    const tokens = (await exchanged.json()) as HostedTokens;
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: app.asked.scope });
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
    const { payload: access } = await jwtVerify(tokens.access_token, keys, { issuer });
    const { payload: id } = await jwtVerify(tokens.id_token, keys, { issuer, audience: own.clientId });
    expect(access).toMatchObject({ sub, token_use: 'access', scope: app.asked.scope });
    expect(id).toMatchObject({ sub, email, nonce: 'n-1' });
    const renewed = await refresh(tokens.refresh_token);
    const second = decodeJwt(renewed.AuthenticationResult?.AccessToken ?? '');
    expect(second).toMatchObject({ scope: app.asked.scope, origin_jti: access.origin_jti });
    await readUser(tokens.access_token);
  });

  it('lets userInfo return what the scopes allow, and nothing without openid', async () => {
    const { email, sub } = await createAccount(pool);
    const getUserInfo = (token?: string) =>
      fetch(`${createHostedClient(own).origin}/oauth2/userInfo`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const all = await tokensOf(createHostedClient(own), email);
    expect(await (await getUserInfo(all.access_token)).json()).toEqual({
      sub,
      username: sub,
      email,
      email_verified: 'true',
      given_name: 'Amara',
    });
    const limitedApp = createHostedClient(own);
    const response = await limitedApp.send(await limitedApp.authorize({ scope: 'openid' }), {
      email,
      password: testPassword,
    });
    const tokens = (await (
      await limitedApp.exchange(readCallbackParameters(response).code ?? '')
    ).json()) as HostedTokens;
    expect(await (await getUserInfo(tokens.access_token)).json()).toEqual({ sub, username: sub });
    // Such a token doesn't give access to the account either.
    await expect(readUser(tokens.access_token)).rejects.toThrow('required scopes');
    await signIn({ username: email, password: testPassword });
    const plain = (await fetchAuthSession()).tokens?.accessToken.toString();
    await signOut();
    for (const token of [plain, undefined, 'a.b.c']) {
      const rejected = await getUserInfo(token);
      expect(rejected.status).toBe(401);
      expect(rejected.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  it('allows refreshing at the token endpoint until the token is revoked', async () => {
    const app = createHostedClient(own);
    const tokens = await tokensOf(app, (await createAccount(pool)).email);
    const refreshInput = {
      grant_type: 'refresh_token',
      client_id: own.clientId,
      refresh_token: tokens.refresh_token,
    };
    const renewed = await app.token(refreshInput);
    expect(decodeJwt(((await renewed.json()) as HostedTokens).id_token)).toMatchObject({ token_use: 'id' });
    const revoke = (form: Record<string, string>) =>
      new NoScriptBrowser().post(`${app.origin}/oauth2/revoke`, form);
    expect((await revoke({ client_id: 'another', token: tokens.refresh_token })).status).toBe(401);
    const revoked = await revoke({ client_id: own.clientId, token: tokens.refresh_token });
    expect(revoked.status).toBe(200);
    const rejected = await app.token(refreshInput);
    expect([rejected.status, await rejected.json()]).toEqual([400, { error: 'invalid_grant' }]);
    await expect(readUser(tokens.access_token)).rejects.toThrow('revoked');
  });

  it('reports a wrong password and counts it with all other tries', async () => {
    const { email } = await createAccount(pool);
    const app = createHostedClient(own);
    let page = await (await app.authorize()).text();
    for (let tries = 0; tries < 5; tries += 1) {
      const rejected = await app.send(page, { email, password: 'not it at all' });
      page = await rejected.text();
      expect(rejected.status).toBe(400);
      expect(page).toContain('Incorrect username or password.');
    }
    expect(page).toContain(`value="${email}"`);
    expect(await (await app.send(page, { email, password: testPassword })).text()).toContain(
      'Too many attempts.',
    );
    await expect(signIn({ username: email, password: testPassword })).rejects.toThrow(
      'Password attempts exceeded',
    );
    const unknown = await app.send(page, { email: 'nobody@example.com', password: testPassword });
    expect(await unknown.text()).toContain('Incorrect username or password.');
  });

  it('asks for the second factor too', async () => {
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const key = await enableApp(own);
    await signOut();
    const app = createHostedClient(own);
    const factorPage = await app.send(await app.authorize(), { email, password: testPassword });
    expect(factorPage.headers.get('location')).toBeNull();
    const page = await factorPage.text();
    expect(page).toContain('Enter the 6-digit code from your authenticator app.');
    const wrong = await app.send(page, { code: getWrongAppCode(own, key) });
    const second = await wrong.text();
    expect(second).toContain('That code is incorrect.');
    const { code = '' } = readCallbackParameters(await app.send(second, { code: getAppCode(own, key) }));
    expect((await app.exchange(code)).status).toBe(200);
    // The earlier second-factor page no longer works.
    expect(await (await app.send(page, { code: getAppCode(own, key, 1) })).text()).toContain(
      'Your login timed out.',
    );
  });

  it('asks an invited person to choose a password first', async () => {
    const invited = await createInvitedAccount(pool);
    const app = createHostedClient(own);
    const page = await (
      await app.send(await app.authorize(), { email: invited.email, password: invited.password })
    ).text();
    expect(page).toContain('Choose your own password');
    const weak = await (await app.send(page, { password: 'password' })).text();
    expect(weak).toContain('Choose a different password.');
    expect(readCallbackParameters(await app.send(weak, { password: testPassword })).code).toBeTruthy();
  });
});

describe('the login form', () => {
  it('is accepted only from its own page in the same browser, within 15 minutes', async () => {
    const { email } = await createAccount(pool);
    const [mine, otherApp] = [createHostedClient(own), createHostedClient(own)];
    const page = await (await mine.authorize()).text();
    await otherApp.authorize();
    const form = { flow: extractFlow(page), email, password: testPassword };
    const address = `${mine.origin}/oauth2/sign-in`;
    const rejected = [
      // Forms without a cookie, with another browser's cookie, from another site, and with an invalid flow.
      await new NoScriptBrowser().post(address, form),
      await otherApp.browser.post(address, form),
      await mine.browser.post(address, form, { origin: 'https://evil.example' }),
      await mine.browser.post(address, form, { origin: 'null' }),
      await mine.browser.post(address, { ...form, flow: `${form.flow.slice(0, -4)}AAAA` }),
      await mine.browser.post(address, { email, password: testPassword }),
    ];
    for (const response of rejected) {
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(await response.text()).toContain('Start again');
    }
    expect(readCallbackParameters(await mine.browser.post(address, form)).code).toBeTruthy();
    own.advanceTime(15 * 60 + 1);
    expect((await mine.browser.post(address, form)).status).toBe(400);
  });

  it('is on a page that forbids framing, caching, scripts and referrers', async () => {
    const app = createHostedClient(own);
    const response = await app.authorize({ login_hint: '"><script>alert(1)</script>' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${new URL(callbackUrl).origin};`);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^signin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const text = await response.text();
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});
