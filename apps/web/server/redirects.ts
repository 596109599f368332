import { products } from '@studio/content/products';

export interface RedirectTarget {
  status: 301 | 302;
  location: string;
}

/** Old paths (handbook: pages 5). The query is preserved. */
const moved: Readonly<Record<string, string>> = {
  '/classes/mat': '/classes/mat-pilates',
  '/contact-us': '/contact',
};

/**
 * Returns the redirect for a moved or non-canonical URL, or null. `url` is path and query. Every page has one path
 * without a trailing slash. `/buy` links lead to the product's checkout, or to the prices. Data requests of the
 * router's scripts are left to routes/buy-redirect.ts.
 */
export function findRedirect(url: string): RedirectTarget | null {
  const queryAt = url.indexOf('?');
  const requestedPath = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const path = toCanonicalPath(requestedPath);
  const bought = path.endsWith('.data') ? null : /^\/buy(?:\/([^/]*))?$/.exec(path);
  if (bought) return { status: 302, location: toCheckoutUrl(bought[1] ?? '', query) };
  const location = moved[path] ?? path;
  return location === requestedPath ? null : { status: 301, location: `${location}${query}` };
}

/**
 * Collapses slashes and removes the trailing one. Two leading slashes or a backslash would make the rest a foreign host
 * name. Each run of slashes matches whole, so the time stays linear.
 */
function toCanonicalPath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '');
  return `/${single}`;
}

/** Keeps the link's query after the product, since it may contain an advertisement's parameters. */
function toCheckoutUrl(pack: string, query: string): string {
  const product = products.find(({ id }) => id === pack.toLowerCase());
  if (!product) return `/pricing${query}`;
  const remainingQuery = new URLSearchParams(query);
  remainingQuery.delete('product');
  return `/checkout?${new URLSearchParams([['product', product.id], ...remainingQuery])}`;
}
