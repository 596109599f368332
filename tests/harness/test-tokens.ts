import { createAccessTokenVerifier } from '@studio/server/platform/http/access-token-verifier';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { TestStudio } from './test-studio.ts';

/** Issuer of valid access tokens and of invalid ones that look similar. */
export interface TestTokens {
  /** Issues a valid token; `claims` replace its claims. */
  access(userId: string, groups?: readonly string[], claims?: Record<string, unknown>): Promise<string>;
  /** Issues invalid tokens, keyed by their fault. */
  rejected(userId: string, groups?: readonly string[]): Promise<Record<RejectedToken, string>>;
}

export const rejectedTokens = [
  'expired',
  'id token',
  'of another use',
  'unsigned',
  'signed by somebody else',
  'signed with the public key',
  'of another client',
  'of another issuer',
  'without an end',
  'nonsense',
] as const;
export type RejectedToken = (typeof rejectedTokens)[number];

/** Makes the studio trust the test's key instead of the user pool's. */
export async function trustTestKey(studio: Pick<TestStudio, 'services' | 'time'>): Promise<TestTokens> {
  const { identity } = studio.services.config;
  const issuer = `${identity.userPoolEndpoint}${identity.userPoolId}`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const otherKeys = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const keys = createLocalJWKSet({ keys: [{ ...jwk, kid: 'test', alg: 'RS256' }] });
  studio.services.accessTokens = createAccessTokenVerifier(identity, keys, studio.services.clock);
  const seconds = () => Math.floor(studio.time.now.getTime() / 1000);
  const buildClaims = (userId: string, groups: readonly string[]) => ({
    sub: userId,
    username: userId,
    iss: issuer,
    client_id: identity.userPoolClientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: seconds(),
    iat: seconds(),
    exp: seconds() + 3600,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
  });
  const sign = (claims: Record<string, unknown>, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key);
  return {
    access: (userId, groups = [], claims = {}) => sign({ ...buildClaims(userId, groups), ...claims }),
    rejected: async (userId, groups = []) => {
      const valid = buildClaims(userId, groups);
      const { exp: _exp, ...claimsWithoutExpiry } = valid;
      const { client_id: aud, ...claimsWithoutClient } = valid;
      const symmetric = new TextEncoder().encode(JSON.stringify(jwk));
      return {
        expired: await sign({ ...valid, iat: seconds() - 3700, exp: seconds() - 60 }),
        'id token': await sign({ ...claimsWithoutClient, token_use: 'id', aud }),
        'of another use': await sign({ ...valid, token_use: 'id' }),
        unsigned: new UnsecuredJWT(valid).encode(),
        'signed by somebody else': await sign(valid, otherKeys.privateKey),
        'signed with the public key': await new SignJWT(valid)
          .setProtectedHeader({ alg: 'HS256', kid: 'test' })
          .sign(symmetric),
        'of another client': await sign({ ...valid, client_id: 'another-client' }),
        'of another issuer': await sign({ ...valid, iss: `${issuer}2` }),
        'without an end': await sign(claimsWithoutExpiry),
        nonsense: 'not-a-token',
      };
    },
  };
}
