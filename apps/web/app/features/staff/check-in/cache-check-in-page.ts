/** Asks the service worker to cache the page with all loaded files, so that the page opens offline. */
export async function cacheCheckInPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  (await navigator.serviceWorker.ready).active?.postMessage({ keep: '/scan', files });
}
