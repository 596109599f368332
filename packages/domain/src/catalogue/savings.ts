import { findDropInsCoveredBy, type PricedProduct } from './price-per-class.ts';
import { getPencePerSession } from './product-terms.ts';

/** How much less a session of a product costs than a single place, in pence, above 0. */
export interface SavingComparison<Product> {
  dropIn: Product;
  pence: number;
}

/** What a pack's session costs less than the single places that it covers; only real savings (handbook: prices 5). */
export function getSavingsPerSession<Product extends PricedProduct>(
  product: Product,
  products: readonly Product[],
): SavingComparison<Product>[] {
  const each = getPencePerSession(product.pricePence, product.terms);
  if (each === null) return [];
  return findDropInsCoveredBy(products, product)
    .map((dropIn) => ({ dropIn, pence: dropIn.pricePence - each }))
    .filter(({ pence }) => pence > 0);
}

/**
 * From how many classes a month an unlimited membership costs less than the cheapest single place that it covers;
 * null when its sessions are counted or there is no such place.
 */
export function getBreakEvenClasses<Product extends PricedProduct>(
  product: Product,
  products: readonly Product[],
): { dropIn: Product; classes: number } | null {
  if (product.kind !== 'membership' || product.terms.sessions !== null) return null;
  const [dropIn] = findDropInsCoveredBy(products, product).sort(
    (one, other) => one.pricePence - other.pricePence,
  );
  if (!dropIn || dropIn.pricePence <= 0) return null;
  return { dropIn, classes: Math.floor(product.pricePence / dropIn.pricePence) + 1 };
}
