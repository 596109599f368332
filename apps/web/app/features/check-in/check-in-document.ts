/**
 * What a page may use of the device is decided by the address that the browser loaded, and only the door's may use the
 * camera. Come to from another page of the site, it is loaded once more. Returns whether it is being loaded.
 */
export function loadCheckInDocument(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page ? new URL(page.name).pathname : location.pathname;
  if (loaded === location.pathname || !navigator.onLine) return false;
  location.reload();
  return true;
}

/** Tells the service worker to keep the door with every file that it has loaded, so that it opens without a connection. */
export async function cacheCheckInPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  (await navigator.serviceWorker.ready).active?.postMessage({ keep: '/scan', files });
}
