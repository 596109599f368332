import type { IdentityPort } from './port.ts';

/** How long an answer of the pool is reused. */
const keptMs = 5000;
/** More logins of the team than a studio has; beyond it the cache starts again. */
const most = 1000;

type Groups = Awaited<ReturnType<IdentityPort['currentGroups']>>;

/**
 * Asks a pool that limits requests for the groups of a token at most every 5 seconds. A role changed through this port counts
 * at once; changes made elsewhere and logins that end count within 5 seconds.
 */
export function withCachedGroups(
  port: IdentityPort,
  now: () => number = () => performance.now(),
): IdentityPort {
  let cache = new Map<string, { groups: Groups; until: number }>();
  const afterReset = async <Result>(change: Promise<Result>): Promise<Result> => {
    // Both times: a call may have asked the pool before the change and be answered after it.
    cache = new Map();
    return change.finally(() => {
      cache = new Map();
    });
  };
  return {
    ...port,
    currentGroups: async (accessToken, sub) => {
      const known = cache.get(accessToken);
      if (known && known.until > now()) return known.groups;
      const asked = cache;
      const groups = await port.currentGroups(accessToken, sub);
      if (asked.size >= most) asked.clear();
      // An answer to a question from before a change lands in the discarded map.
      asked.set(accessToken, { groups, until: now() + keptMs });
      return groups;
    },
    invite: (email, group) => afterReset(port.invite(email, group)),
    setGroups: (sub, groups) => afterReset(port.setGroups(sub, groups)),
  };
}
