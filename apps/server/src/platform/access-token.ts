import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from './config.ts';
import { Refused } from './refused.ts';

/** Who a valid access token speaks for. */
export interface Principal {
  userId: string;
}

/** Verifies bearer tokens of the user pool. */
export interface AccessTokens {
  /** The member behind an Authorization header, or null without one. Refuses an invalid one with `forbidden`. */
  principal(authorization: string | undefined): Promise<Principal | null>;
}

/** Reads the pool's keys from its JWKS, as Cognito publishes it. */
export function accessTokens(identity: Config['identity'], keys?: JWTVerifyGetKey): AccessTokens {
  const issuer = new URL(identity.userPoolId, withSlash(identity.userPoolEndpoint)).href;
  const known = keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return {
    async principal(authorization) {
      if (!authorization) return null;
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) throw new Refused('forbidden');
      const claims = await verified(token, issuer, known);
      // An id token proves who somebody is to the page, not that a call may be made.
      const isAccess = claims.token_use === 'access' && claims.client_id === identity.userPoolClientId;
      if (!isAccess || !claims.sub) throw new Refused('forbidden');
      return { userId: claims.sub };
    },
  };
}

/** The member a call is for: only with a token of exactly that member (decisions, "principalUserId"). */
export function checkedPrincipal(
  claimed: string | null | undefined,
  principal: Principal | null,
): string | null {
  if (!claimed) return null;
  if (principal?.userId !== claimed) throw new Refused('forbidden');
  return claimed;
}

async function verified(token: string, issuer: string, keys: JWTVerifyGetKey) {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] });
    return payload;
  } catch {
    throw new Refused('forbidden');
  }
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
