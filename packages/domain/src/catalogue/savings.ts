import { dropInsOf, type Priced } from './per-class.ts';
import { pricePerSessionPence } from './product-terms.ts';

/** How much less a session of a product costs than a single place, in pence, above 0. */
export interface SavingOn<Product> {
  dropIn: Product;
  pence: number;
}

/** What a pack's session costs less than the single places that it covers; only real savings (handbook: prices 5). */
export function savingsPerSession<Product extends Priced>(
  product: Product,
  products: readonly Product[],
): SavingOn<Product>[] {
  const each = pricePerSessionPence(product.pricePence, product.terms);
  if (each === null) return [];
  return dropInsOf(products, product)
    .map((dropIn) => ({ dropIn, pence: dropIn.pricePence - each }))
    .filter(({ pence }) => pence > 0);
}

/**
 * From how many classes a month an unlimited membership costs less than the cheapest single place that it covers;
 * null when its sessions are counted or there is no such place.
 */
export function breakEven<Product extends Priced>(
  product: Product,
  products: readonly Product[],
): { dropIn: Product; classes: number } | null {
  if (product.kind !== 'membership' || product.terms.sessions !== null) return null;
  const [dropIn] = dropInsOf(products, product).sort((one, other) => one.pricePence - other.pricePence);
  if (!dropIn || dropIn.pricePence <= 0) return null;
  return { dropIn, classes: Math.floor(product.pricePence / dropIn.pricePence) + 1 };
}
