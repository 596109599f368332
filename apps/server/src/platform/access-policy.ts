import { isInAnyGroup, parseGroups, type UserGroup } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { type Principal, readBearerToken } from './access-token-verifier.ts';
import { AppError, invalidTokenError } from './app-error.ts';
import type { Services } from './services.ts';

/**
 * Who may ask a route (handbook: roles 2, 5). Every route declares one.
 * - 'anyone': with a token or without; one that is sent has to be valid.
 * - 'member': with a valid access token.
 * - groups: with a valid access token of a login that still lives, by a member who is in one of these groups now.
 * - 'webhook', 'signed-link': a signature in the request itself is the proof, and the route checks it.
 * - 'public': the answer is the same for everybody; tokens are not looked at.
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
    /** Also answers whose account is closed already. */
    forClosed?: boolean;
    /** Some or all of its requests need a login of the last 15 minutes. */
    needsRecentLogin?: boolean;
  }
  interface FastifyRequest {
    /** The member behind the request's token; null without one, and where tokens are not looked at. */
    principal: Principal | null;
  }
}

/** Judges every request to a scope's routes before anything else reads it. A route without a policy does not start. */
export function enforceAccessPolicies(scope: FastifyInstance, services: Services): void {
  scope.decorateRequest('principal', null);
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.policy) throw new Error(`The route ${method} ${url} declares no policy.`);
  });
  scope.addHook('onRequest', async (request) => {
    // What is no route of ours is answered with 404, whoever asks.
    const policy = request.is404 ? 'public' : request.routeOptions.config.policy;
    if (!policy) throw new AppError('forbidden');
    request.principal = await admitted(services, policy, request.headers.authorization);
  });
}

/** Who asks. Refuses with `unauthorised` when nobody says who asks, and with `forbidden` when they may not. */
async function admitted(
  services: Services,
  policy: AccessPolicy,
  authorization: string | undefined,
): Promise<Principal | null> {
  if (policy === 'public' || policy === 'webhook' || policy === 'signed-link') return null;
  const claimed = await services.accessTokens.principal(authorization);
  const principal = claimed && (await withCurrentGroups(services, claimed, authorization));
  if (policy === 'anyone') return principal;
  if (!principal || !claimed) throw new AppError('unauthorised');
  if (policy === 'member' || isInAnyGroup(principal.groups, policy.groups)) return principal;
  // Tells the browser to renew a token that claims too much, so that the page shows the present role too.
  if (isInAnyGroup(claimed.groups, policy.groups)) throw invalidTokenError(roleChanged);
  throw new AppError('forbidden');
}

const roleChanged = 'What you may do here has changed. Please try again.';

/**
 * Replaces the groups of a token by those that the user pool has now. A token without groups claims nothing beyond its
 * member's own data, so the pool is not asked about it.
 * @throws AppError when the login has ended, IdentityUnavailableError when the pool cannot be asked
 */
async function withCurrentGroups(
  { identity }: Services,
  claimed: Principal,
  authorization: string | undefined,
): Promise<Principal> {
  if (claimed.groups.length === 0) return claimed;
  const groups = await identity.currentGroups(readBearerToken(authorization) ?? '', claimed.userId);
  if (!groups) throw invalidTokenError('Your session has ended. Please log in again.');
  return { ...claimed, groups: parseGroups([...groups]) };
}
