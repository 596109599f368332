import { useEffect } from 'react';

/**
 * For an error that stands in place of a page: when it is the missing connection, the page is asked for as a document,
 * so that the service worker answers with the offline page. Without a worker the error stays.
 */
export function useOfflineFallback(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof TypeError) || navigator.onLine || location.pathname === '/offline') return;
    navigator.serviceWorker?.getRegistration().then((worker) => worker?.active && location.reload());
  }, [error]);
}
