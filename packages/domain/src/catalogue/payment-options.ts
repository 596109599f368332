import type { ProductKind, ProductTerms } from './product-terms.ts';

/** Product that could pay for a class. */
export interface PurchasableProduct {
  kind: ProductKind;
  terms: Pick<ProductTerms, 'covers'>;
}

/**
 * Kinds of products in the order in which pages suggest them, from first visits to regular clients. 1:1 sessions and
 * events don't pay for classes on the timetable.
 */
const order: readonly ProductKind[] = ['offer', 'drop-in', 'membership', 'pack'];

/**
 * Returns the products that cover an activity, by kind from first visits to regular clients, and within a kind in the
 * given order.
 */
export function rankPaymentOptions<Product extends PurchasableProduct>(
  products: readonly Product[],
  activityId: string,
): Product[] {
  const covering = products.filter(({ terms }) => terms.covers.includes(activityId));
  return order.flatMap((kind) => covering.filter((product) => product.kind === kind));
}
