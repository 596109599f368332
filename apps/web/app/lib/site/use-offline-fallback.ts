import { useEffect } from 'react';

/**
 * Reloads the document when a missing connection caused an error, so that the service worker shows its
 * offline page. Without a service worker, the error stays.
 */
export function useOfflineFallback(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof TypeError) || navigator.onLine || location.pathname === '/offline') return;
    navigator.serviceWorker?.getRegistration().then((worker) => worker?.active && location.reload());
  }, [error]);
}
