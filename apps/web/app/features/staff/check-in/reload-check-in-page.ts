/**
 * Reloads the page if the visitor came here by client-side navigation, because only this page's response allows the
 * camera, and browsers take Permissions-Policy from the document that they loaded. Returns whether it reloads. Does
 * nothing while offline.
 */
export function reloadCheckInPage(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page ? new URL(page.name).pathname : location.pathname;
  if (loaded === location.pathname || !navigator.onLine) return false;
  location.reload();
  return true;
}
