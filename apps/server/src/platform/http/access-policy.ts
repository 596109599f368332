import { isInAnyGroup, parseGroups, type UserGroup } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidTokenError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { type Principal, readBearerToken } from './access-token-verifier.ts';

/**
 * Access policy of a route (handbook: roles 2, 5): the callers that it accepts. Every route declares one.
 * - 'anyone': with or without an access token, but a token that is sent must be valid.
 * - 'member': with a valid access token.
 * - groups: with a valid access token whose login hasn't ended. The member must currently be in one of the groups.
 * - 'webhook', 'signed-link': the request itself carries a signature, which the route verifies.
 * - 'public': the response is the same for everyone, and tokens are ignored.
 */
export type AccessPolicy =
  | 'anyone'
  | 'member'
  | { groups: readonly UserGroup[] }
  | 'webhook'
  | 'signed-link'
  | 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: AccessPolicy;
    /** Whether members whose account is already closed may call the route. */
    forClosed?: boolean;
    /** Whether some or all requests need a login within the last 15 minutes. */
    needsRecentLogin?: boolean;
  }
  interface FastifyRequest {
    /** Member whom the token identifies. Null without a token, and on routes that ignore tokens. */
    principal: Principal | null;
  }
}

/** Enforces the policy of each route before anything else reads the request. Throws when a route declares none. */
export function enforceAccessPolicies(scope: FastifyInstance, services: Services): void {
  scope.decorateRequest('principal', null);
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.policy) throw new Error(`The route ${method} ${url} declares no policy.`);
  });
  scope.addHook('onRequest', async (request) => {
    // Unknown paths respond with 404 to every caller.
    const policy = request.is404 ? 'public' : request.routeOptions.config.policy;
    if (!policy) throw new AppError('forbidden');
    request.principal = await authoriseCaller(services, policy, request.headers.authorization);
  });
}

/**
 * Returns the member whom the token identifies; null on routes that ignore tokens, and without a token if the policy
 * allows that. Throws AppError `unauthorised` if the policy needs a token, and `forbidden` if it doesn't allow the
 * member.
 */
async function authoriseCaller(
  services: Services,
  policy: AccessPolicy,
  authorization: string | undefined,
): Promise<Principal | null> {
  if (policy === 'public' || policy === 'webhook' || policy === 'signed-link') return null;
  const claimed = await services.accessTokens.verify(authorization);
  const principal = claimed && (await withCurrentGroups(services, claimed, authorization));
  if (policy === 'anyone') return principal;
  if (!principal || !claimed) throw new AppError('unauthorised');
  if (policy === 'member' || isInAnyGroup(principal.groups, policy.groups)) return principal;
  // The token names a group that the member has left. This error makes the browser renew the token and update the page.
  if (isInAnyGroup(claimed.groups, policy.groups)) throw invalidTokenError(roleChanged);
  throw new AppError('forbidden');
}

const roleChanged = 'Your permissions have changed. Try again.';

/**
 * Replaces the groups in a token with the groups that the user pool has now. A token without groups gives access to the
 * member's own data only, so it needs no request to the user pool.
 * @throws AppError when the login has ended, IdentityUnavailableError when the user pool is unavailable
 */
async function withCurrentGroups(
  { identity }: Services,
  claimed: Principal,
  authorization: string | undefined,
): Promise<Principal> {
  if (claimed.groups.length === 0) return claimed;
  const groups = await identity.findCurrentGroups(readBearerToken(authorization) ?? '', claimed.userId);
  if (!groups) throw invalidTokenError('You’ve been logged out. Log in again.');
  return { ...claimed, groups: parseGroups([...groups]) };
}
