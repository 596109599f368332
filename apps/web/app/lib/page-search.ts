import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const listeners = new Set<() => void>();

/**
 * The query of the page's address, as the page itself may change it with `replacePageSearch`. For what a page shows
 * of itself: it follows at once, while a navigation would wait for the parts of the page that have no script yet.
 */
export function usePageSearch(): URLSearchParams {
  const { search: served } = useLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => served,
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Writes the query into the address, so that it can be shared and survives a reload. '' or '?topic=payments'. */
export function replacePageSearch(search: string): void {
  history.replaceState(history.state, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
