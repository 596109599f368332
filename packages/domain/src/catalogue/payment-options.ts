import type { ProductKind, ProductTerms } from './product-terms.ts';

/** What can be bought, as far as the choice needs to know it. */
export interface PurchasableProduct {
  kind: ProductKind;
  terms: Pick<ProductTerms, 'covers'>;
}

/** From the first visit to the regulars. One-to-ones and events pay for no class of the timetable. */
const order: readonly ProductKind[] = ['offer', 'drop-in', 'membership', 'pack'];

/** What pays for a class of an activity, in the order in which people need it; within a kind as it came. */
export function rankPaymentOptions<Product extends PurchasableProduct>(
  products: readonly Product[],
  activityId: string,
): Product[] {
  const covering = products.filter(({ terms }) => terms.covers.includes(activityId));
  return order.flatMap((kind) => covering.filter((product) => product.kind === kind));
}
