import { randomUUID } from 'node:crypto';
import {
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { getUserOfAccessToken } from '@studio/identity/tokens/access-token';
import { issueTokens } from '@studio/identity/tokens/issue-tokens';
import { purgeOldTokens } from '@studio/identity/tokens/purge-old-tokens';
import { publishedBeforeSigningMs, rotateSigningKey } from '@studio/identity/tokens/signing-keys';
import { refreshTokens, signIns, signingKeys } from '@studio/identity/tokens/tables';
import { groupMemberships, users } from '@studio/identity/users/tables';
import { eq } from 'drizzle-orm';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminClient, startIdentity, type TestIdentity } from '../harness/identity.ts';
import { getRejection } from '../harness/identity-pool.ts';

const hour = 3600;
const day = 24 * hour;

describe('the life of the tokens of a sign-in', () => {
  let idp: TestIdentity;
  let sub = '';

  beforeAll(async () => {
    idp = await startIdentity();
  });
  afterAll(() => idp.stop());

  /** Signs a new user in. Each test has its own, since the clock only goes forward. */
  async function signIn(options: { deviceKey?: string } = {}) {
    sub = await newUser(idp);
    return again(options);
  }

  function again(options: { deviceKey?: string } = {}) {
    return idp.pool.database.transaction((tx) => issueTokens(idp.pool, tx, { sub }, options));
  }

  const client = () => createAdminClient(idp, { maxAttempts: 1 });

  async function refresh(RefreshToken: string, DeviceKey?: string) {
    const ask = { ClientId: idp.clientId, RefreshToken, ...(DeviceKey ? { DeviceKey } : {}) };
    const { AuthenticationResult } = await client().send(new GetTokensFromRefreshTokenCommand(ask));
    const { AccessToken = '', IdToken = '', RefreshToken: successor = '' } = AuthenticationResult ?? {};
    return { AccessToken, IdToken, RefreshToken: successor };
  }

  const notAuthorized = (message: string) => ({ name: 'NotAuthorizedException', message });
  const revoked = notAuthorized('Refresh Token has been revoked');
  const invalid = notAuthorized('Invalid Refresh Token.');

  it('are verified by anybody with the published keys, before and after a rotation', async () => {
    const issuer = `${idp.endpoint}${idp.userPoolId}`;
    const first = await signIn();
    await rotateSigningKey(idp.pool);
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    expect(kidOf((await again()).AccessToken)).toBe(kidOf(first.AccessToken));
    idp.pass(publishedBeforeSigningMs / 1000);
    const second = await again();
    expect(decodeProtectedHeader(first.AccessToken)).toMatchObject({ alg: 'RS256' });
    expect(kidOf(first.AccessToken)).not.toBe(kidOf(second.IdToken));
    const configuration = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    expect(configuration).toMatchObject({ issuer, jwks_uri: `${issuer}/.well-known/jwks.json` });
    const keys = createRemoteJWKSet(new URL((configuration as { jwks_uri: string }).jwks_uri));
    for (const token of [first.AccessToken, first.IdToken, second.AccessToken, second.IdToken]) {
      expect((await jwtVerify(token, keys, { issuer })).payload).toMatchObject({ sub });
    }
  });

  it('publish nothing of a key but what is public, and it not 61 minutes after it retired', async () => {
    const jwks = `${idp.endpoint}${idp.userPoolId}/.well-known/jwks.json`;
    const read = async () => (await (await fetch(jwks)).json()) as { keys: Record<string, string>[] };
    const old = decodeProtectedHeader((await signIn()).AccessToken).kid;
    await rotateSigningKey(idp.pool);
    const kids = async () => (await read()).keys.map(({ kid }) => kid);
    expect(await kids()).toContain(old);
    for (const key of (await read()).keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
    idp.pass(publishedBeforeSigningMs / 1000 + 60 * 60);
    expect(await kids()).toContain(old);
    idp.pass(61);
    expect(await kids()).not.toContain(old);
    expect(await kids()).toHaveLength(1);
    expect((await fetch(jwks)).headers.get('cache-control')).toBe('public, max-age=60');
    const [row] = await idp.pool.database.select().from(signingKeys);
    expect(JSON.stringify(row)).not.toContain('PRIVATE');
  });

  it('know the groups of the moment they are issued', async () => {
    const { RefreshToken, AccessToken } = await signIn();
    expect(decodeJwt(AccessToken)).not.toHaveProperty('cognito:groups');
    await idp.pool.database.insert(groupMemberships).values([
      { sub, group: 'STAFF' },
      { sub, group: 'ADMIN' },
    ]);
    const next = await refresh(RefreshToken);
    expect(decodeJwt(next.IdToken)).toMatchObject({ 'cognito:groups': ['ADMIN', 'STAFF'] });
    expect(decodeJwt(next.AccessToken)).toMatchObject({ 'cognito:groups': ['ADMIN', 'STAFF'] });
  });

  it('are exchanged for others of the same sign-in, and the row has no token', async () => {
    const first = await signIn();
    idp.pass(50 * 60);
    const next = await refresh(first.RefreshToken);
    expect(next.RefreshToken).not.toBe(first.RefreshToken);
    const { auth_time, origin_jti, iat = 0 } = decodeJwt(first.AccessToken);
    const claims = decodeJwt(next.AccessToken);
    expect(claims).toMatchObject({ auth_time, origin_jti, sub });
    expect(claims.iat).toBeGreaterThanOrEqual(iat + 50 * 60);
    const rows = await idp.pool.database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.originJti, String(origin_jti)));
    expect(rows).toHaveLength(2);
    for (const token of [first.RefreshToken, next.RefreshToken]) {
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('give a second tab the same successor for 60 seconds', async () => {
    const { RefreshToken } = await signIn();
    const one = await refresh(RefreshToken);
    idp.pass(58);
    const other = await refresh(RefreshToken);
    expect(other.RefreshToken).toBe(one.RefreshToken);
    expect((await refresh(one.RefreshToken)).RefreshToken).not.toBe(one.RefreshToken);
  });

  it('end, for both, when a token is used again after the grace', async () => {
    const { RefreshToken } = await signIn();
    const next = await refresh(RefreshToken);
    idp.pass(61);
    expect(await getRejection(refresh(RefreshToken))).toEqual(revoked);
    expect(await getRejection(refresh(next.RefreshToken))).toEqual(revoked);
    const void_ = notAuthorized('Access Token has been revoked');
    expect(await getRejection(getUserOfAccessToken(idp.pool, next.AccessToken))).toEqual(void_);
  });

  it('are refreshed for 30 days from the sign-in, however often that was done', async () => {
    const first = await signIn();
    idp.pass(29 * day);
    const { RefreshToken } = await refresh(first.RefreshToken);
    idp.pass(day - hour);
    const last = await refresh(RefreshToken);
    idp.pass(hour);
    expect(await getRejection(refresh(last.RefreshToken))).toEqual(
      notAuthorized('Refresh Token has expired'),
    );
  });

  it('are refreshed on the device of the sign-in only, and a wrong one spoils nothing', async () => {
    const { RefreshToken, AccessToken } = await signIn({ deviceKey: 'us-east-1_hers' });
    expect(decodeJwt(AccessToken)).toMatchObject({ device_key: 'us-east-1_hers' });
    expect(await getRejection(refresh(RefreshToken))).toEqual(invalid);
    expect(await getRejection(refresh(RefreshToken, 'us-east-1_other'))).toEqual(invalid);
    const next = await refresh(RefreshToken, 'us-east-1_hers');
    expect(decodeJwt(next.AccessToken)).toMatchObject({ device_key: 'us-east-1_hers' });
  });

  it('are refused to a disabled account, and hold again when it is enabled', async () => {
    const { RefreshToken, AccessToken } = await signIn();
    const enable = (enabled: boolean) =>
      idp.pool.database.update(users).set({ enabled }).where(eq(users.sub, sub));
    await enable(false);
    const disabled = notAuthorized('User is disabled.');
    expect(await getRejection(refresh(RefreshToken))).toEqual(disabled);
    expect(await getRejection(getUserOfAccessToken(idp.pool, AccessToken))).toEqual(disabled);
    expect(await getRejection(again())).toEqual(disabled);
    await enable(true);
    expect((await refresh(RefreshToken)).AccessToken).toBeTruthy();
  });

  it('refuse what is no refresh token, and another application', async () => {
    const { RefreshToken, AccessToken } = await signIn();
    expect(await getRejection(refresh('no-such-token'))).toEqual(invalid);
    expect(await getRejection(refresh(AccessToken))).toEqual(invalid);
    const ask = { ClientId: 'another', RefreshToken };
    expect(await getRejection(client().send(new GetTokensFromRefreshTokenCommand(ask)))).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool client another does not exist.',
    });
  });

  it('end with RevokeToken, those of another sign-in do not', async () => {
    const here = await signIn();
    const there = await again();
    const next = await refresh(here.RefreshToken);
    const revoke = (Token: string) =>
      client().send(new RevokeTokenCommand({ ClientId: idp.clientId, Token }));
    await revoke(here.RefreshToken);
    await revoke('nobody-knows-this');
    expect(await getRejection(refresh(next.RefreshToken))).toEqual(revoked);
    expect(await getRejection(getUserOfAccessToken(idp.pool, next.AccessToken))).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect((await refresh(there.RefreshToken)).AccessToken).toBeTruthy();
  });

  it('end everywhere with GlobalSignOut, access tokens too; signing in again is a new start', async () => {
    const here = await signIn();
    const there = await again();
    const out = (AccessToken: string) => client().send(new GlobalSignOutCommand({ AccessToken }));
    await out(here.AccessToken);
    for (const { RefreshToken, AccessToken } of [here, there]) {
      expect(await getRejection(refresh(RefreshToken))).toEqual(revoked);
      expect(await getRejection(out(AccessToken))).toEqual(notAuthorized('Access Token has been revoked'));
    }
    const anew = await again();
    expect((await getUserOfAccessToken(idp.pool, anew.AccessToken)).user.sub).toBe(sub);
    expect((await refresh(anew.RefreshToken)).AccessToken).toBeTruthy();
  });

  it('are no access tokens when they are expired, for something else, of others or changed', async () => {
    const { AccessToken, IdToken } = await signIn();
    const of = (token: string, scope?: string) => getRejection(getUserOfAccessToken(idp.pool, token, scope));
    const bad = notAuthorized('Invalid Access Token');
    expect(await of(IdToken)).toEqual(bad);
    expect(await of('')).toEqual(bad);
    expect(await of('a.b.c')).toEqual(bad);
    const [head = '', body = '', signature = ''] = AccessToken.split('.');
    expect(await of(`${head}.${body}.${signature.split('').reverse().join('')}`)).toEqual(bad);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await of(`${none}.${body}.`)).toEqual(bad);
    for (const kid of ['a\u0000b', 'x'.repeat(43), decodeProtectedHeader(AccessToken).kid ?? '']) {
      const forged = new SignJWT(decodeJwt(AccessToken)).setProtectedHeader({ alg: 'HS256', kid });
      expect(await of(await forged.sign(new Uint8Array(32)))).toEqual(bad);
    }
    expect(await of(AccessToken, 'openid')).toEqual(
      notAuthorized('Access Token does not have required scopes'),
    );
    idp.pass(hour + 1);
    expect(await of(AccessToken)).toEqual(notAuthorized('Access Token has expired'));
  });

  it('are forgotten a day after they ended, and only those', async () => {
    const { AccessToken } = await signIn();
    const lives = decodeJwt(AccessToken).origin_jti;
    const ended = await again();
    await client().send(new RevokeTokenCommand({ ClientId: idp.clientId, Token: ended.RefreshToken }));
    const left = async () =>
      (await idp.pool.database.select().from(signIns).where(eq(signIns.sub, sub))).map(
        ({ originJti }) => originJti,
      );
    await purgeOldTokens(idp.pool);
    expect(await left()).toHaveLength(2);
    idp.pass(day + 1);
    await purgeOldTokens(idp.pool);
    expect(await left()).toEqual([lives]);
    expect(await getRejection(refresh(ended.RefreshToken))).toEqual(invalid);
    idp.pass(31 * day);
    await purgeOldTokens(idp.pool);
    expect(await left()).toEqual([]);
  });
});

/** Creates a confirmed account, bypassing the protocol, since no password is tested here. */
async function newUser({ pool }: TestIdentity): Promise<string> {
  const sub = randomUUID();
  const now = pool.now();
  await pool.database.insert(users).values({
    sub,
    email: `${sub}@example.com`,
    emailVerified: true,
    status: 'CONFIRMED',
    attributes: {},
    salt: '',
    sealedVerifier: '',
    tokensValidFrom: now,
    createdAt: now,
    changedAt: now,
  });
  return sub;
}
