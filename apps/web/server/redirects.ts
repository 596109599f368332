import { purchaseCopy } from '@studio/content/copy/purchase';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { isCatalogueId } from '@studio/domain/catalogue/catalogue-id';
import { findCurrentProduct } from '@studio/domain/catalogue/find-current-product';

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
 * one path without a trailing slash.
 */
export function findRedirect(url: string): RedirectTarget | null {
  const { requestedPath, path, query } = splitUrl(url);
  const location = movedPaths[path] ?? path;
  return location === requestedPath ? null : { status: 301, location: `${location}${query}` };
}

/** Goods on sale, as far as `/buy` links name them. */
export type LinkedGoods = Pick<GetCatalogueResponse, 'products' | 'giftCards'>;

/**
 * Returns the redirect for a `/buy` link; null for other URLs. Links to a product that the studio sells, or to an earlier
 * version of the product, lead to its checkout, other `/buy` links to the prices. If the goods can't be loaded, links
 * lead to the checkout, which says so. The router's own requests for `/buy` links, whose paths end in .data, are handled
 * in routes/buy-redirect.ts.
 */
export async function findPurchaseRedirect(
  url: string,
  loadGoods: () => Promise<LinkedGoods | null>,
): Promise<RedirectTarget | null> {
  const { path, query } = splitUrl(url);
  const link = path.endsWith('.data') ? null : /^\/buy(?:\/([^/]*))?$/.exec(path);
  if (!link) return null;
  const id = (link[1] ?? '').toLowerCase();
  const named = isCatalogueId(id) ? findLinkedGoods(await loadGoods(), id) : null;
  return { status: 302, location: named ? toCheckoutUrl(named, query) : `/pricing${query}` };
}

/** Returns the checkout's parameters for goods on sale; null for others. */
function findLinkedGoods(goods: LinkedGoods | null, id: string): Record<string, string> | null {
  if (!goods || id === purchaseCopy.giftCard.id) return { product: id };
  const product = findCurrentProduct(goods.products, id);
  if (product) return { product: product.id };
  const giftCard = goods.giftCards.find((one) => one.id === id);
  return giftCard ? { product: purchaseCopy.giftCard.id, amount: String(giftCard.pounds) } : null;
}

function splitUrl(url: string): { requestedPath: string; path: string; query: string } {
  const queryAt = url.indexOf('?');
  const requestedPath = queryAt < 0 ? url : url.slice(0, queryAt);
  return {
    requestedPath,
    path: toCanonicalPath(requestedPath),
    query: queryAt < 0 ? '' : url.slice(queryAt),
  };
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
 * Returns the checkout URL of goods. Keeps the link's query, which may contain the parameters of an advertisement.
 */
function toCheckoutUrl(named: Readonly<Record<string, string>>, query: string): string {
  const remaining = [...new URLSearchParams(query)].filter(([name]) => !Object.hasOwn(named, name));
  return `/checkout?${new URLSearchParams([...Object.entries(named), ...remaining])}`;
}
