import { products } from '@studio/content/products';

export interface RedirectTarget {
  status: 301 | 302;
  location: string;
}

/** Redirects of old paths (handbook: pages 5). The query is preserved. */
const movedPaths: Readonly<Record<string, string>> = {
  '/classes/mat': '/classes/mat-pilates',
  '/contact-us': '/contact',
};

/**
 * Returns the redirect for a moved or non-canonical URL; null for other URLs. `url` is path and query. Every page has
 * one path without a trailing slash. `/buy` links to a product of the seed (packages/content) lead to its checkout, other
 * `/buy` links to the prices. The router's own requests for `/buy` links, whose paths end in .data, are handled in routes/buy-redirect.ts.
 */
export function findRedirect(url: string): RedirectTarget | null {
  const queryAt = url.indexOf('?');
  const requestedPath = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const path = toCanonicalPath(requestedPath);
  const bought = path.endsWith('.data') ? null : /^\/buy(?:\/([^/]*))?$/.exec(path);
  if (bought) return { status: 302, location: toCheckoutUrl(bought[1] ?? '', query) };
  const location = movedPaths[path] ?? path;
  return location === requestedPath ? null : { status: 301, location: `${location}${query}` };
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

/**
 * Returns the checkout URL of a product. Keeps the link's query, which may contain the parameters of an
 * advertisement.
 */
function toCheckoutUrl(productId: string, query: string): string {
  const product = products.find(({ id }) => id === productId.toLowerCase());
  if (!product) return `/pricing${query}`;
  const remainingQuery = new URLSearchParams(query);
  remainingQuery.delete('product');
  return `/checkout?${new URLSearchParams([['product', product.id], ...remainingQuery])}`;
}
