import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * 'version': until the studio's data changes or the day ends. `seconds`: no longer than that either, for pages that
 * show how many places are left.
 */
export type CacheFor = 'version' | { seconds: number };

/** What a route's `handle` says about its page being kept in memory; nothing: for a moment. */
export interface CacheHandle {
  keptFor?: CacheFor;
  /**
   * Parameters of the query that the page reads, in the order in which its links write them. With one of them in its
   * address it is kept for a moment only; all others say nothing to it.
   */
  reads?: readonly string[];
}

/** How the page of an address is treated. `atOnce`: it is there to be used, so that its scripts do not wait for a touch. */
export interface CachePolicy {
  atOnce: boolean;
  keptFor: CacheFor | null;
  /** What of the query the page reads, always written alike: '' or '?date=2026-11-24'. */
  query: string;
}

/** Longer values are no words, days or addresses of ours, in characters. */
const longestValue = 400;

/** Where the framework's script asks which routes there are at some addresses; no page. Its name unless it is configured. */
const routesAsked = '/__manifest';

/** Reads from the routes' handles how their pages are kept. */
export function readRouteCachePolicies({
  routes,
}: ServerBuild): (pathname: string, query: URLSearchParams) => CachePolicy {
  const tree = Object.values(routes).flatMap((route): RouteObject[] => {
    // The root, and layouts, are no pages.
    if (!route?.parentId || !(route.index || route.path)) return [];
    const { handle } = route.module;
    return route.index ? [{ index: true, handle }] : [{ path: route.path ?? '', handle }];
  });
  return (pathname, query) => {
    if (pathname === routesAsked) return { atOnce: true, keptFor: null, query: `?${query}` };
    const handle: CacheHandle = matchRoutes(tree, pathname)?.at(-1)?.route.handle ?? {};
    const { keptFor, reads = [] } = handle;
    const read = readOf(query, reads);
    if (!keptFor) return { atOnce: true, keptFor: null, query: read };
    return { atOnce: false, keptFor: read ? null : keptFor, query: read };
  };
}

/** Whatever else is written behind a page's address, it is the same page, which is rendered once for all of them. */
function readOf(query: URLSearchParams, reads: readonly string[]): string {
  const pairs = reads.flatMap((name) => {
    const value = query.get(name);
    return value === null || value.length > longestValue ? [] : [[name, value]];
  });
  // As the site's links write them, so that what they ask for is found at once.
  const text = pairs.map(
    ([name, value = '']) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`,
  );
  return text.length > 0 ? `?${text.join('&')}` : '';
}
