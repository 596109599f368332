import { type Group, isInOneOf } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import type { Principal } from './access-token.ts';
import { Refused } from './refused.ts';
import type { Services } from './services.ts';
import { refuseOldToken } from './token-floor.ts';

/**
 * Who may ask a route. Every route declares one.
 * - 'anyone': with a token or without; one that is sent has to be valid.
 * - 'member': with a valid access token.
 * - groups: with a valid access token of somebody in one of these groups.
 * - 'webhook', 'signed-link': a signature in the request itself is the proof, and the route checks it.
 * - 'public': the answer is the same for everybody; tokens are not looked at.
 */
export type Policy =
  | 'anyone'
  | 'member'
  | { groups: readonly Group[] }
  | 'webhook'
  | 'signed-link'
  | 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** Also answers whose account is closed already. */
    forClosed?: boolean;
  }
  interface FastifyRequest {
    /** The member behind the request's token; null without one, and where tokens are not looked at. */
    principal: Principal | null;
  }
}

/** Judges every request to a scope's routes before anything else reads it. A route without a policy does not start. */
export function holdToPolicies(scope: FastifyInstance, services: Services): void {
  scope.decorateRequest('principal', null);
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.policy) throw new Error(`The route ${method} ${url} declares no policy.`);
  });
  scope.addHook('onRequest', async (request) => {
    // What is no route of ours is answered with 404, whoever asks.
    const policy = request.is404 ? 'public' : request.routeOptions.config.policy;
    if (!policy) throw new Refused('forbidden');
    request.principal = await admitted(services, policy, request.headers.authorization);
  });
}

/** Who asks. Refuses with `unauthorised` when nobody says who asks, and with `forbidden` when they may not. */
async function admitted(
  services: Services,
  policy: Policy,
  authorization: string | undefined,
): Promise<Principal | null> {
  if (policy === 'public' || policy === 'webhook' || policy === 'signed-link') return null;
  const principal = await services.accessTokens.principal(authorization);
  // Whoever was of the team when the token was issued may not be any more.
  if (principal && principal.groups.length > 0) await refuseOldToken(services.database, principal);
  if (policy === 'anyone') return principal;
  if (!principal) throw new Refused('unauthorised');
  if (policy !== 'member' && !isInOneOf(principal.groups, policy.groups)) throw new Refused('forbidden');
  return principal;
}
