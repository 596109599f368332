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

describe('the tokens of a login', () => {
  let idp: TestIdentity;
  let sub = '';

  beforeAll(async () => {
    idp = await startIdentity();
  });
  afterAll(() => idp.stop());

  /** Signs a new user in. Each test has its own, since the clock only goes forward. */
  async function signIn(options: { deviceKey?: string } = {}) {
    sub = await createUser(idp);
    return issueAgain(options);
  }

  function issueAgain(options: { deviceKey?: string } = {}) {
    return idp.pool.database.transaction((tx) => issueTokens(idp.pool, tx, { sub }, options));
  }

  const client = () => createAdminClient(idp, { maxAttempts: 1 });

  async function refresh(RefreshToken: string, DeviceKey?: string) {
    const input = { ClientId: idp.clientId, RefreshToken, ...(DeviceKey ? { DeviceKey } : {}) };
    const { AuthenticationResult } = await client().send(new GetTokensFromRefreshTokenCommand(input));
    const { AccessToken = '', IdToken = '', RefreshToken: successor = '' } = AuthenticationResult ?? {};
    return { AccessToken, IdToken, RefreshToken: successor };
  }

  const notAuthorized = (message: string) => ({ name: 'NotAuthorizedException', message });
  const revoked = notAuthorized('Refresh Token has been revoked');
  const invalid = notAuthorized('Invalid Refresh Token.');

  it('can be verified with the published keys, before and after a rotation', async () => {
    const issuer = `${idp.endpoint}${idp.userPoolId}`;
    const first = await signIn();
    await rotateSigningKey(idp.pool);
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    expect(kidOf((await issueAgain()).AccessToken)).toBe(kidOf(first.AccessToken));
    idp.advanceTime(publishedBeforeSigningMs / 1000);
    const second = await issueAgain();
    expect(decodeProtectedHeader(first.AccessToken)).toMatchObject({ alg: 'RS256' });
    expect(kidOf(first.AccessToken)).not.toBe(kidOf(second.IdToken));
    const configuration = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    expect(configuration).toMatchObject({ issuer, jwks_uri: `${issuer}/.well-known/jwks.json` });
    const keys = createRemoteJWKSet(new URL((configuration as { jwks_uri: string }).jwks_uri));
    for (const token of [first.AccessToken, first.IdToken, second.AccessToken, second.IdToken]) {
      expect((await jwtVerify(token, keys, { issuer })).payload).toMatchObject({ sub });
    }
  });

  it('have published keys without private parts, removed 61 minutes after they retire', async () => {
    const jwks = `${idp.endpoint}${idp.userPoolId}/.well-known/jwks.json`;
    const read = async () => (await (await fetch(jwks)).json()) as { keys: Record<string, string>[] };
    const old = decodeProtectedHeader((await signIn()).AccessToken).kid;
    await rotateSigningKey(idp.pool);
    const kids = async () => (await read()).keys.map(({ kid }) => kid);
    expect(await kids()).toContain(old);
    for (const key of (await read()).keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
    idp.advanceTime(publishedBeforeSigningMs / 1000 + 60 * 60);
    expect(await kids()).toContain(old);
    idp.advanceTime(61);
    expect(await kids()).not.toContain(old);
    expect(await kids()).toHaveLength(1);
    expect((await fetch(jwks)).headers.get('cache-control')).toBe('public, max-age=60');
    const [row] = await idp.pool.database.select().from(signingKeys);
    expect(JSON.stringify(row)).not.toContain('PRIVATE');
  });

  it('contain the groups at the time of issue', async () => {
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

  it('are exchanged for others of the same login, and not stored in plain text', async () => {
    const first = await signIn();
    idp.advanceTime(50 * 60);
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
    idp.advanceTime(58);
    const other = await refresh(RefreshToken);
    expect(other.RefreshToken).toBe(one.RefreshToken);
    expect((await refresh(one.RefreshToken)).RefreshToken).not.toBe(one.RefreshToken);
  });

  it('are revoked, for both users, when a token is reused after the grace period', async () => {
    const { RefreshToken } = await signIn();
    const next = await refresh(RefreshToken);
    idp.advanceTime(61);
    expect(await getRejection(refresh(RefreshToken))).toEqual(revoked);
    expect(await getRejection(refresh(next.RefreshToken))).toEqual(revoked);
    const accessRevoked = notAuthorized('Access Token has been revoked');
    expect(await getRejection(getUserOfAccessToken(idp.pool, next.AccessToken))).toEqual(accessRevoked);
  });

  it('can be refreshed for 30 days from the login, however often', async () => {
    const first = await signIn();
    idp.advanceTime(29 * day);
    const { RefreshToken } = await refresh(first.RefreshToken);
    idp.advanceTime(day - hour);
    const last = await refresh(RefreshToken);
    idp.advanceTime(hour);
    expect(await getRejection(refresh(last.RefreshToken))).toEqual(
      notAuthorized('Refresh Token has expired'),
    );
  });

  it('can be refreshed only on the device of the login; a wrong device does no harm', async () => {
    const { RefreshToken, AccessToken } = await signIn({ deviceKey: 'us-east-1_hers' });
    expect(decodeJwt(AccessToken)).toMatchObject({ device_key: 'us-east-1_hers' });
    expect(await getRejection(refresh(RefreshToken))).toEqual(invalid);
    expect(await getRejection(refresh(RefreshToken, 'us-east-1_other'))).toEqual(invalid);
    const next = await refresh(RefreshToken, 'us-east-1_hers');
    expect(decodeJwt(next.AccessToken)).toMatchObject({ device_key: 'us-east-1_hers' });
  });

  it('are rejected for a disabled account, and work again once it is enabled', async () => {
    const { RefreshToken, AccessToken } = await signIn();
    const enable = (enabled: boolean) =>
      idp.pool.database.update(users).set({ enabled }).where(eq(users.sub, sub));
    await enable(false);
    const disabled = notAuthorized('User is disabled.');
    expect(await getRejection(refresh(RefreshToken))).toEqual(disabled);
    expect(await getRejection(getUserOfAccessToken(idp.pool, AccessToken))).toEqual(disabled);
    expect(await getRejection(issueAgain())).toEqual(disabled);
    await enable(true);
    expect((await refresh(RefreshToken)).AccessToken).toBeTruthy();
  });

  it('cannot be refreshed with another kind of token, nor for another application', async () => {
    const { RefreshToken, AccessToken } = await signIn();
    expect(await getRejection(refresh('no-such-token'))).toEqual(invalid);
    expect(await getRejection(refresh(AccessToken))).toEqual(invalid);
    const input = { ClientId: 'another', RefreshToken };
    expect(await getRejection(client().send(new GetTokensFromRefreshTokenCommand(input)))).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool client another does not exist.',
    });
  });

  it('end with RevokeToken, but those of another login do not', async () => {
    const here = await signIn();
    const there = await issueAgain();
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

  it('end everywhere with GlobalSignOut, including access tokens; a new login starts afresh', async () => {
    const here = await signIn();
    const there = await issueAgain();
    const signOut = (AccessToken: string) => client().send(new GlobalSignOutCommand({ AccessToken }));
    await signOut(here.AccessToken);
    for (const { RefreshToken, AccessToken } of [here, there]) {
      expect(await getRejection(refresh(RefreshToken))).toEqual(revoked);
      expect(await getRejection(signOut(AccessToken))).toEqual(
        notAuthorized('Access Token has been revoked'),
      );
    }
    const newTokens = await issueAgain();
    expect((await getUserOfAccessToken(idp.pool, newTokens.AccessToken)).user.sub).toBe(sub);
    expect((await refresh(newTokens.RefreshToken)).AccessToken).toBeTruthy();
  });

  it('are rejected as access tokens when expired, forged, altered or for another use', async () => {
    const { AccessToken, IdToken } = await signIn();
    const getError = (token: string, scope?: string) =>
      getRejection(getUserOfAccessToken(idp.pool, token, scope));
    const invalidToken = notAuthorized('Invalid Access Token');
    expect(await getError(IdToken)).toEqual(invalidToken);
    expect(await getError('')).toEqual(invalidToken);
    expect(await getError('a.b.c')).toEqual(invalidToken);
    const [head = '', body = '', signature = ''] = AccessToken.split('.');
    expect(await getError(`${head}.${body}.${signature.split('').reverse().join('')}`)).toEqual(invalidToken);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await getError(`${none}.${body}.`)).toEqual(invalidToken);
    for (const kid of ['a\u0000b', 'x'.repeat(43), decodeProtectedHeader(AccessToken).kid ?? '']) {
      const forged = new SignJWT(decodeJwt(AccessToken)).setProtectedHeader({ alg: 'HS256', kid });
      expect(await getError(await forged.sign(new Uint8Array(32)))).toEqual(invalidToken);
    }
    expect(await getError(AccessToken, 'openid')).toEqual(
      notAuthorized('Access Token does not have required scopes'),
    );
    idp.advanceTime(hour + 1);
    expect(await getError(AccessToken)).toEqual(notAuthorized('Access Token has expired'));
  });

  it('are purged a day after their login has ended, and only those', async () => {
    const { AccessToken } = await signIn();
    const activeId = decodeJwt(AccessToken).origin_jti;
    const ended = await issueAgain();
    await client().send(new RevokeTokenCommand({ ClientId: idp.clientId, Token: ended.RefreshToken }));
    const listOriginIds = async () =>
      (await idp.pool.database.select().from(signIns).where(eq(signIns.sub, sub))).map(
        ({ originJti }) => originJti,
      );
    await purgeOldTokens(idp.pool);
    expect(await listOriginIds()).toHaveLength(2);
    idp.advanceTime(day + 1);
    await purgeOldTokens(idp.pool);
    expect(await listOriginIds()).toEqual([activeId]);
    expect(await getRejection(refresh(ended.RefreshToken))).toEqual(invalid);
    idp.advanceTime(31 * day);
    await purgeOldTokens(idp.pool);
    expect(await listOriginIds()).toEqual([]);
  });
});

/** Creates a confirmed account, bypassing the protocol, since no password is tested here. */
async function createUser({ pool }: TestIdentity): Promise<string> {
  const sub = randomUUID();
  const now = pool.now();
  await pool.database.insert(users).values({
    sub,
    email: `${sub}@example.com`,
    emailVerified: true,
    status: 'CONFIRMED',
    attributes: {},
    salt: '',
    encryptedVerifier: '',
    tokensValidFrom: now,
    createdAt: now,
    changedAt: now,
  });
  return sub;
}
