import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createAccount,
  getRejection,
  openPoolForSuite,
  requireOwnPool,
  type TestAccount,
  testPassword,
} from '../harness/identity-pool.ts';

const pool = await openPoolForSuite();

const issuer = () => {
  const cognitoEndpoint = `https://cognito-idp.${pool.userPoolId.split('_')[0]}.amazonaws.com/`;
  return `${pool.endpoint ?? cognitoEndpoint}${pool.userPoolId}`;
};
const keys = () => createRemoteJWKSet(new URL(`${issuer()}/.well-known/jwks.json`));
const now = () => pool.own?.pool.now() ?? new Date();

/** Tokens of a sign-in or a refresh. */
interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  ExpiresIn: number;
  TokenType: string;
}

/** Returns tokens as a server gets them, without the browser library. */
async function tokensOf({ email }: TestAccount): Promise<Tokens> {
  const { AuthenticationResult } = await pool.admin.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: testPassword },
    }),
  );
  return AuthenticationResult as Tokens;
}

const refresh = async (RefreshToken: string) => {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken });
  return (await pool.admin.send(command)).AuthenticationResult as Tokens;
};
const getUserByToken = (AccessToken: string) => pool.admin.send(new GetUserCommand({ AccessToken }));
const readStored = (end: string) => [...pool.storage].find(([key]) => key.endsWith(`.${end}`))?.[1] ?? '';

describe('tokens', () => {
  it('are verified with the published keys, and contain the required claims', async () => {
    const account = await createAccount(pool);
    const { AccessToken, IdToken, ExpiresIn, TokenType, RefreshToken } = await tokensOf(account);
    expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const options = { issuer: issuer(), algorithms: ['RS256'], currentDate: now() };
    const { payload: access } = await jwtVerify(AccessToken, keys(), options);
    expect(access).toMatchObject({
      sub: account.sub,
      username: account.sub,
      client_id: pool.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
    });
    const { payload: id } = await jwtVerify(IdToken, keys(), { ...options, audience: pool.clientId });
    expect(id).toMatchObject({
      sub: account.sub,
      'cognito:username': account.sub,
      token_use: 'id',
      email: account.email,
      email_verified: true,
      given_name: 'Amara',
    });
    for (const claims of [access, id]) {
      expect(claims).toMatchObject({ auth_time: expect.any(Number), jti: expect.any(String) });
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
      expect(claims).not.toHaveProperty('cognito:groups');
    }
    expect(access.origin_jti).toBe(id.origin_jti);
    expect(access.jti).not.toBe(id.jti);
    expect(access).not.toHaveProperty('email');
    expect(RefreshToken.split('.')).not.toHaveLength(3);
  });

  it('contain new groups from the next issue on', async () => {
    const account = await createAccount(pool);
    const { RefreshToken } = await tokensOf(account);
    const group = { UserPoolId: pool.userPoolId, Username: account.sub, GroupName: 'TRAINER' };
    await pool.admin.send(new AdminAddUserToGroupCommand(group));
    const { AccessToken, IdToken } = await refresh(RefreshToken);
    for (const token of [AccessToken, IdToken]) {
      expect(decodeJwt(token)['cognito:groups']).toEqual(['TRAINER']);
    }
  });

  it('are rejected when they are forged or for the other use', async () => {
    const account = await createAccount(pool);
    const { AccessToken, IdToken } = await tokensOf(account);
    const header = decodeProtectedHeader(AccessToken);
    const [head, , signature] = AccessToken.split('.');
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = decodeJwt(AccessToken);
    const { keys: published } = (await (await fetch(`${issuer()}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string; kty: string }[];
    };
    const jwk = published.find(({ kid }) => kid === header.kid) ?? { kty: 'RSA' };
    const asSecret = await exportSPKI((await importJWK(jwk, 'RS256', { extractable: true })) as CryptoKey);
    const signedWithPublicKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: String(header.kid) })
      .sign(new TextEncoder().encode(asSecret));
    const forged = [
      `${head}.${encoded({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
      `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
      signedWithPublicKey,
      `${encoded({ ...header, kid: '../other' })}.${AccessToken.split('.')[1]}.${signature}`,
      `${head}.${AccessToken.split('.')[1]}.`,
      IdToken,
      'no.token.atall',
      'x',
    ];
    for (const token of forged)
      expect((await getRejection(getUserByToken(token))).name).toBe('NotAuthorizedException');
    expect((await getUserByToken(AccessToken)).Username).toBe(account.sub);
  });
});

describe('refreshing', () => {
  it('gives the browser library new tokens of the same login, and another refresh token', async () => {
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const before = await fetchAuthSession();
    const refreshToken = readStored('refreshToken');
    const after = await fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti);
    expect(after.tokens?.accessToken.payload.origin_jti).toBe(before.tokens?.accessToken.payload.origin_jti);
    expect(readStored('refreshToken')).not.toBe(refreshToken);
    await getUserByToken(String(after.tokens?.accessToken));
  });

  it('works with the older call too', async (context) => {
    // Cognito rejects it where refresh tokens rotate.
    requireOwnPool(context, pool);
    const { RefreshToken } = await tokensOf(await createAccount(pool));
    const { AuthenticationResult } = await pool.admin.send(
      new InitiateAuthCommand({
        ClientId: pool.clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    await getUserByToken(AuthenticationResult?.AccessToken ?? '');
  });

  it('keeps two tabs logged in that refresh at the same time', async () => {
    const { email } = await createAccount(pool);
    await signIn({ username: email, password: testPassword });
    const RefreshToken = readStored('refreshToken');
    const DeviceKey = readStored('deviceKey');
    const otherTab = () =>
      pool.admin.send(
        new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken, DeviceKey }),
      );
    const [session, ...others] = await Promise.all([
      fetchAuthSession({ forceRefresh: true }),
      otherTab(),
      otherTab(),
      otherTab(),
    ]);
    expect(session.tokens?.accessToken).toBeDefined();
    for (const { AuthenticationResult } of others) {
      await getUserByToken(AuthenticationResult?.AccessToken ?? '');
      const next = { RefreshToken: AuthenticationResult?.RefreshToken, ClientId: pool.clientId, DeviceKey };
      await pool.admin.send(new GetTokensFromRefreshTokenCommand(next));
    }
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeDefined();
  });

  it('is rejected for a disabled account, and the browser library drops its tokens', async () => {
    const account = await createAccount(pool);
    await signIn({ username: account.email, password: testPassword });
    await pool.admin.send(
      new AdminDisableUserCommand({ UserPoolId: pool.userPoolId, Username: account.sub }),
    );
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(readStored('refreshToken')).toBe('');
  });

  it.each(['', 'x', 'a'.repeat(4096), "'; DROP TABLE users; --"])('rejects the token %j', async (token) => {
    const { name } = await getRejection(refresh(token));
    expect(name).toMatch(/^(NotAuthorized|InvalidParameter)Exception$/);
  });
});

describe('signing out', () => {
  it('ends only this login', async () => {
    const account = await createAccount(pool);
    const other = await tokensOf(account);
    await signIn({ username: account.email, password: testPassword });
    const { tokens } = await fetchAuthSession();
    const refreshToken = readStored('refreshToken');
    await signOut();
    expect((await getRejection(getUserByToken(String(tokens?.accessToken)))).message).toBe(
      'Access Token has been revoked',
    );
    expect((await getRejection(refresh(refreshToken))).name).toBe('NotAuthorizedException');
    await getUserByToken(other.AccessToken);
    await refresh(other.RefreshToken);
  });

  it('everywhere ends all logins', async () => {
    const account = await createAccount(pool);
    const others = [await tokensOf(account), await tokensOf(account)];
    await signIn({ username: account.email, password: testPassword });
    await signOut({ global: true });
    for (const { AccessToken, RefreshToken } of others) {
      expect((await getRejection(getUserByToken(AccessToken))).message).toBe('Access Token has been revoked');
      expect((await getRejection(refresh(RefreshToken))).name).toBe('NotAuthorizedException');
    }
    expect((await signIn({ username: account.email, password: testPassword })).isSignedIn).toBe(true);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeDefined();
  });
});
