import type { ProductKind, ProductTerms } from './product-terms.ts';

/** A product that could pay for a class. */
export interface PurchasableProduct {
  kind: ProductKind;
  terms: Pick<ProductTerms, 'covers'>;
}

/** Order from first visit to regulars. 1:1s and events don't pay for classes on the timetable. */
const order: readonly ProductKind[] = ['offer', 'drop-in', 'membership', 'pack'];

/** Returns the products that cover an activity, in that order; within a kind, in the given order. */
export function rankPaymentOptions<Product extends PurchasableProduct>(
  products: readonly Product[],
  activityId: string,
): Product[] {
  const covering = products.filter(({ terms }) => terms.covers.includes(activityId));
  return order.flatMap((kind) => covering.filter((product) => product.kind === kind));
}
