import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * 'version': until the studio's data changes or the day ends. `seconds`: no longer than that either, for pages that
 * show how many places are left.
 */
export type KeptFor = 'version' | { seconds: number };

/** What a route's `handle` says about its page being kept in memory; nothing: for a moment, under its whole address. */
export interface KeptHandle {
  keptFor?: KeptFor;
  /** Parameters of the query that the page reads; with one of them in its address it is kept for a moment only. */
  reads?: readonly string[];
}

/** How the page of an address is treated. `atOnce`: it is there to be used, so that its scripts do not wait for a touch. */
export interface Keeping {
  atOnce: boolean;
  keptFor: KeptFor | null;
}

/** Reads from the routes' handles how their pages are kept. */
export function keptRoutes({ routes }: ServerBuild): (pathname: string, query: URLSearchParams) => Keeping {
  const tree = Object.values(routes).flatMap((route): RouteObject[] => {
    // The root, and layouts, are no pages.
    if (!route?.parentId || !(route.index || route.path)) return [];
    const { handle } = route.module;
    return route.index ? [{ index: true, handle }] : [{ path: route.path ?? '', handle }];
  });
  return (pathname, query) => {
    const handle: KeptHandle = matchRoutes(tree, pathname)?.at(-1)?.route.handle ?? {};
    const { keptFor, reads = [] } = handle;
    if (!keptFor) return { atOnce: true, keptFor: null };
    return { atOnce: false, keptFor: reads.some((name) => query.has(name)) ? null : keptFor };
  };
}
