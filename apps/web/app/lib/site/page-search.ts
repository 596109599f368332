import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const listeners = new Set<() => void>();

/**
 * Returns the query of the page's URL and follows `replacePageSearch`. Updates at once, whereas a router
 * navigation would wait for islands that aren't hydrated yet.
 */
export function usePageSearch(): URLSearchParams {
  const { search: serverSearch } = useLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => serverSearch,
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Replaces the query in the URL, such as '?topic=payments', so that the URL can be shared and survives a
 * reload.
 */
export function replacePageSearch(search: string): void {
  history.replaceState(history.state, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
