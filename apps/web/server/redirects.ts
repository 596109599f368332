import { products } from '@studio/content/products';

/** Where an address has moved to. */
export interface RedirectTarget {
  status: 301 | 302;
  location: string;
}

/** Addresses of before (handbook: pages 5). The query is kept. */
const moved: Readonly<Record<string, string>> = {
  '/classes/mat': '/classes/mat-pilates',
  '/contact-us': '/contact',
};

/**
 * The new address of one that has moved, or null. `url` is path and query as they were asked for. Every page has one
 * address, without a slash at its end; links to buy lead to the checkout of their product, or to all prices. What
 * scripts ask for as data is no page: routes/buy-redirect.ts answers it.
 */
export function findRedirect(url: string): RedirectTarget | null {
  const queryAt = url.indexOf('?');
  const asked = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const path = onePath(asked);
  const bought = path.endsWith('.data') ? null : /^\/buy(?:\/([^/]*))?$/.exec(path);
  if (bought) return { status: 302, location: checkoutOf(bought[1] ?? '', query) };
  const location = moved[path] ?? path;
  return location === asked ? null : { status: 301, location: `${location}${query}` };
}

/**
 * The path with one slash wherever it has several, and none at its end. Two slashes or a backslash at its beginning would
 * make what follows the name of another site. Each run of slashes is matched whole, so the time stays linear.
 */
function onePath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '');
  return `/${single}`;
}

/** The query of the link stays behind the product: what an advertisement wrote into it is still known. */
function checkoutOf(pack: string, query: string): string {
  const product = products.find(({ id }) => id === pack.toLowerCase());
  if (!product) return `/pricing${query}`;
  const rest = new URLSearchParams(query);
  rest.delete('product');
  return `/checkout?${new URLSearchParams([['product', product.id], ...rest])}`;
}
