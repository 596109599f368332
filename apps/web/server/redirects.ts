import { products } from '@studio/content/products';

/** Where an address has moved to. */
export interface Moved {
  status: 301 | 302;
  location: string;
}

/** Addresses of before (decisions, "Redirects"). The query is kept. */
const moved: Readonly<Record<string, string>> = {
  '/classes/mat': '/classes/mat-pilates',
  '/contact-us': '/contact',
};

/**
 * The new address of one that has moved, or null. `url` is path and query as they were asked for. Every page has one
 * address, without a slash at its end; links to buy lead to the checkout of their product, or to all prices. What
 * scripts ask for as data is no page: routes/buy.ts answers it.
 */
export function redirectFor(url: string): Moved | null {
  const queryAt = url.indexOf('?');
  const asked = queryAt < 0 ? url : url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const path = onePath(asked);
  const bought = /^\/buy(?:\/((?!.*\.data$)[^/]*))?$/.exec(path);
  if (bought) return { status: 302, location: checkoutOf(bought[1] ?? '', query) };
  const location = moved[path] ?? path;
  return location === asked ? null : { status: 301, location: `${location}${query}` };
}

/**
 * The path without slashes at its end. One slash begins it: two, or a backslash, would make what follows the name of
 * another site.
 */
function onePath(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}

/** The query of the link stays behind the product: what an advertisement wrote into it is still known. */
function checkoutOf(pack: string, query: string): string {
  const product = products.find(({ id }) => id === pack.toLowerCase());
  if (!product) return `/pricing${query}`;
  const rest = new URLSearchParams(query);
  rest.delete('product');
  return `/checkout?${new URLSearchParams([['product', product.id], ...rest])}`;
}
