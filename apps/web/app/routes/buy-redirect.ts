import { redirect } from 'react-router';
import { findCurrentProduct } from '../lib/site/find-current-product.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/buy-redirect';

/**
 * /buy/{product}: leads to the checkout of a product on sale, and otherwise to the prices (handbook: pages 5). Keeps the
 * link's query, which may contain the parameters of an advertisement.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { products } = await loadCatalogue(getServerApi(context));
  const product = findCurrentProduct(products, (params.product ?? '').toLowerCase());
  query.delete('product');
  const search = product ? new URLSearchParams([['product', product.id], ...query]) : query;
  return redirect(`${product ? '/checkout' : '/pricing'}${search.size > 0 ? `?${search}` : ''}`);
}

export default function BuyRedirectRoute() {
  return null;
}
