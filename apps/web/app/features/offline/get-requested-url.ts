/**
 * The page that could not be had: the service worker writes its path behind the # of the offline page. Anything else
 * than a page of this site leads home.
 */
export function getRequestedUrl(hash: string, origin: string): string {
  const home = `${origin}/`;
  const path = hash.slice(1);
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return home;
  const wanted = new URL(path, origin);
  return wanted.origin === origin && wanted.pathname !== '/offline' ? wanted.href : home;
}
