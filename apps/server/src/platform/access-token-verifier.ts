import { parseGroups, type UserGroup } from '@studio/domain/people/groups';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError, invalidTokenError } from './app-error.ts';
import { type Clock, systemClock } from './clock.ts';

/** Who a valid access token speaks for. */
export interface Principal {
  /** `sub` of the token: who it is, for good. */
  userId: string;
  /** Those of the token, until the pool has been asked (`access-policy.ts`). */
  groups: readonly UserGroup[];
  /** When the member last proved who they are, in whole seconds; renewing a token does not change it. */
  authTime: Date;
}

/** The user pool whose tokens count. */
export interface TokenUserPool {
  userPoolId: string;
  userPoolClientId: string;
  /** The pool's address as browsers reach it, which is what its tokens name as their issuer. */
  userPoolEndpoint: string;
}

/** Verifies bearer tokens of the user pool. */
export interface AccessTokenVerifier {
  /** The member behind an Authorization header, or null without one. Refuses an invalid one with `forbidden`. */
  principal(authorization: string | undefined): Promise<Principal | null>;
}

/** The pool does not say with which keys tokens are signed: nobody can be known for now. */
export class UserPoolUnavailableError extends Error {
  override readonly name = 'UserPoolUnavailableError';
}

/** How far the clocks of pool and service may be apart, in seconds. */
const clockToleranceSeconds = 10;

/**
 * Verifies with the pool's keys: those of its JWKS, as Cognito publishes it, unless others are handed over, such as the
 * same ones from an address that only this process reaches.
 */
export function createAccessTokenVerifier(
  pool: TokenUserPool,
  keys?: JWTVerifyGetKey,
  clock: Clock = systemClock,
): AccessTokenVerifier {
  const issuer = new URL(pool.userPoolId, withSlash(pool.userPoolEndpoint)).href;
  const known = keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return {
    async principal(authorization) {
      if (!authorization) return null;
      const token = readBearerToken(authorization);
      if (!token) throw invalidTokenError();
      const claims = await verified(token, issuer, known, clock.now());
      // An id token proves who somebody is to the page, not that a call may be made.
      const isAccess = claims.token_use === 'access' && claims.client_id === pool.userPoolClientId;
      if (!isAccess || !claims.sub) throw invalidTokenError();
      const authTime = new Date(typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : 0);
      return { userId: claims.sub, groups: parseGroups(claims['cognito:groups']), authTime };
    },
  };
}

/** The token of an Authorization header; null when it holds none. */
export function readBearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The member a call is for: only with a token of exactly that member (handbook: accounts 2). */
export function checkClaimedMemberId(
  claimed: string | null | undefined,
  principal: Principal | null,
): string | null {
  if (!claimed) return null;
  if (principal?.userId !== claimed) throw new AppError('forbidden');
  return claimed;
}

/** The member behind a call whose policy let nobody else through. */
export function requirePrincipal(principal: Principal | null): Principal {
  if (!principal) throw new AppError('unauthorised');
  return principal;
}

async function verified(
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
      throw invalidTokenError('Your session has ended. Please log in again.');
    }
    // Nobody is told that their token is wrong because the pool could not be asked for its keys, or not at all.
    if (!(error instanceof errors.JOSEError) || poolIsSilent.has(error.code))
      throw new UserPoolUnavailableError('The keys of the user pool could not be had.', { cause: error });
    throw invalidTokenError();
  }
}

/** Failures that say something about the pool and nothing about the token. */
const poolIsSilent: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
