/**
 * Reloads the check-in page if it was opened by client-side navigation, and returns whether it reloads. Browsers take
 * Permissions-Policy from the document that they loaded, and only this page's own document allows the camera. Does
 * nothing while offline.
 */
export function reloadCheckInPage(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page ? new URL(page.name).pathname : location.pathname;
  if (loaded === location.pathname || !navigator.onLine) return false;
  location.reload();
  return true;
}
