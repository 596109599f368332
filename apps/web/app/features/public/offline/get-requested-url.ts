/**
 * Returns the URL of the page that couldn't load. The service worker puts the path of that page in the fragment of
 * the offline page. If the fragment isn't a page of this site, returns the home page.
 */
export function getRequestedUrl(hash: string, origin: string): string {
  const home = `${origin}/`;
  const path = hash.slice(1);
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return home;
  const requested = new URL(path, origin);
  return requested.origin === origin && requested.pathname !== '/offline' ? requested.href : home;
}
