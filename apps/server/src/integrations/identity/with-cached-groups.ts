import type { IdentityPort } from './port.ts';

/** Time in milliseconds for which a response of the user pool is cached. */
const cacheMs = 5000;
/** Cache size, larger than any studio's team. A full cache is cleared. */
const maxEntries = 1000;

type Groups = Awaited<ReturnType<IdentityPort['findCurrentGroups']>>;

/**
 * Caches the groups of each token for 5 seconds, because the user pool limits requests. Role changes through this port
 * apply at once. Changes made elsewhere and ended logins apply within 5 seconds.
 */
export function withCachedGroups(
  port: IdentityPort,
  now: () => number = () => performance.now(),
): IdentityPort {
  let cache = new Map<string, { groups: Groups; until: number }>();
  const afterReset = async <Result>(change: Promise<Result>): Promise<Result> => {
    // Resets the cache before and after, because a concurrent request may still load the groups from before the change.
    cache = new Map();
    return change.finally(() => {
      cache = new Map();
    });
  };
  return {
    ...port,
    findCurrentGroups: async (accessToken, sub) => {
      const cached = cache.get(accessToken);
      if (cached && cached.until > now()) return cached.groups;
      const cacheAtRequest = cache;
      const groups = await port.findCurrentGroups(accessToken, sub);
      if (cacheAtRequest.size >= maxEntries) cacheAtRequest.clear();
      // If a change replaced the cache during the request, this outdated response is stored in the discarded map.
      cacheAtRequest.set(accessToken, { groups, until: now() + cacheMs });
      return groups;
    },
    invite: (invitation) => afterReset(port.invite(invitation)),
    setGroups: (sub, groups) => afterReset(port.setGroups(sub, groups)),
  };
}
