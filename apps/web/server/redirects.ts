/** Redirects of old paths (handbook: pages 5). The query is preserved. */
const movedPaths: Readonly<Record<string, string>> = {
  '/classes/mat': '/classes/mat-pilates',
  '/contact-us': '/contact',
};

/**
 * Returns the URL to which a moved or non-canonical URL redirects permanently; null for other URLs. `url` is path and
 * query. Every page has one path without a trailing slash. `/buy` links are redirected by routes/buy-redirect.ts,
 * because they need the catalogue.
 */
export function findRedirect(url: string): string | null {
  const queryAt = url.indexOf('?');
  const requestedPath = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const path = toCanonicalPath(requestedPath);
  const location = movedPaths[path] ?? path;
  return location === requestedPath ? null : `${location}${query}`;
}

/**
 * Collapses slashes and removes the trailing one. Browsers take a path that starts with two slashes or a
 * backslash for the name of another host, so a redirect to such a path would leave the site. The pattern
 * matches each run of slashes as a whole, so the time stays linear.
 */
function toCanonicalPath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '');
  return `/${single}`;
}
