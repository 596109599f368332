import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * How long a page is cached. 'version': until the studio's data changes or the day ends. `seconds`: also at most for
 * this time, because the page shows free places or the next class. Then the cached page is served for at most the same
 * time again, while a new one is rendered.
 */
export type CacheFor = 'version' | { seconds: number };

/** Cache settings in a route's `handle`. A page without them is cached for half a second only. */
export interface RouteCacheSettings {
  cacheFor?: CacheFor;
  /**
   * Query parameters that the page reads, in the order in which the site's links contain them. A URL with one of them
   * is cached for half a second only. All other parameters are ignored.
   */
  reads?: readonly string[];
}

/** Cache policy of a URL. */
export interface CachePolicy {
  cacheFor: CacheFor | null;
  /**
   * Query parameters that the page reads, in canonical form, such as '?date=2026-11-24'; empty without any.
   */
  query: string;
}

/** Default path of React Router's lazy route discovery, which isn't a page. */
const manifestPath = '/__manifest';

/** Returns a function that finds the cache policy of a URL in the routes of the build. */
export function createCachePolicyFinder({
  routes,
}: ServerBuild): (pathname: string, query: URLSearchParams) => CachePolicy {
  const tree = Object.values(routes).flatMap((route): RouteObject[] => {
    // The root and layouts aren't pages.
    if (!route?.parentId || !(route.index || route.path)) return [];
    const { handle } = route.module;
    return route.index ? [{ index: true, handle }] : [{ path: route.path ?? '', handle }];
  });
  return (pathname, query) => {
    if (pathname === manifestPath) return { cacheFor: null, query: `?${query}` };
    const handle: RouteCacheSettings = matchRoutes(tree, pathname)?.at(-1)?.route.handle ?? {};
    const { cacheFor, reads = [] } = handle;
    const read = readQuery(query, reads);
    return { cacheFor: read ? null : (cacheFor ?? null), query: read };
  };
}

/**
 * Returns the query without parameters that the page doesn't read, so that all variants share one cache
 * entry.
 */
function readQuery(query: URLSearchParams, reads: readonly string[]): string {
  const pairs = reads.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  // Encodes values as the site's links do, so that their URLs match cache entries directly.
  const text = pairs.map(
    ([name, value = '']) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
  );
  return text.length > 0 ? `?${text.join('&')}` : '';
}
