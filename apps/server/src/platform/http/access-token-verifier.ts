import { parseGroups, type UserGroup } from '@studio/domain/people/groups';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError, invalidTokenError } from '../app-error.ts';
import { type Clock, systemClock } from '../clock.ts';

/** Member whom a valid access token identifies. */
export interface Principal {
  /** User id: `sub` of the token. It never changes. */
  userId: string;
  /** Groups in the token; `access-policy.ts` replaces them with the current ones. */
  groups: readonly UserGroup[];
  /** Time of the member's last login, in whole seconds. Renewing a token doesn't change it. */
  authTime: Date;
}

export interface TokenUserPool {
  userPoolId: string;
  userPoolClientId: string;
  /** URL of the user pool as browsers reach it. It is the issuer in the user pool's tokens. */
  userPoolEndpoint: string;
}

/** Verifies bearer tokens of the user pool. */
export interface AccessTokenVerifier {
  /**
   * Returns the member of an Authorization header; null without one. Throws AppError `forbidden` for an invalid token.
   */
  verify(authorization: string | undefined): Promise<Principal | null>;
}

/** Error: the user pool's signing keys can't be loaded, so no token can be verified for now. */
export class UserPoolUnavailableError extends Error {
  override readonly name = 'UserPoolUnavailableError';
}

/** Accepted difference between the clocks of the user pool and this server, in seconds. */
const clockToleranceSeconds = 10;

/**
 * Creates a verifier that loads the user pool's JWKS from the URL at which Cognito publishes it.
 * @param keys replaces the key set, for example with one loaded from an internal URL
 */
export function createAccessTokenVerifier(
  pool: TokenUserPool,
  keys?: JWTVerifyGetKey,
  clock: Clock = systemClock,
): AccessTokenVerifier {
  const issuer = new URL(pool.userPoolId, withSlash(pool.userPoolEndpoint)).href;
  const keySet = keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return {
    async verify(authorization) {
      if (!authorization) return null;
      const token = readBearerToken(authorization);
      if (!token) throw invalidTokenError();
      const claims = await verifyToken(token, issuer, keySet, clock.now());
      // An id token tells the page who the member is, but doesn't authorise API calls.
      const isAccess = claims.token_use === 'access' && claims.client_id === pool.userPoolClientId;
      if (!isAccess || !claims.sub) throw invalidTokenError();
      const authTime = new Date(typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : 0);
      return { userId: claims.sub, groups: parseGroups(claims['cognito:groups']), authTime };
    },
  };
}

/** Returns the token of an Authorization header; null without one. */
export function readBearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * Returns the member id that the request claims; null if it claims none. Throws AppError `forbidden` unless the token
 * belongs to exactly that member (handbook: accounts 2).
 */
export function checkClaimedMemberId(
  claimed: string | null | undefined,
  principal: Principal | null,
): string | null {
  if (!claimed) return null;
  if (principal?.userId !== claimed) throw new AppError('forbidden');
  return claimed;
}

/** Returns the member on a route whose policy admits only members. */
export function requirePrincipal(principal: Principal | null): Principal {
  if (!principal) throw new AppError('unauthorised');
  return principal;
}

async function verifyToken(
  token: string,
  issuer: string,
  keys: JWTVerifyGetKey,
  currentDate: Date,
): Promise<JWTPayload> {
  const rules = {
    issuer,
    algorithms: ['RS256'],
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['exp', 'iat', 'sub'],
    currentDate,
  };
  try {
    return (await jwtVerify(token, keys, rules)).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw invalidTokenError('You’ve been logged out. Log in again.');
    }
    // An unavailable user pool says nothing about the token, so the token isn't reported as invalid.
    if (!(error instanceof errors.JOSEError) || poolErrorCodes.has(error.code))
      throw new UserPoolUnavailableError('Could not fetch the user pool’s keys.', { cause: error });
    throw invalidTokenError();
  }
}

/** JOSE error codes that concern the user pool, not the token. */
const poolErrorCodes: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
