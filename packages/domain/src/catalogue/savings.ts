import { findDropInsCoveredBy, type PricedProduct } from './price-per-class.ts';
import { getPencePerSession } from './product-terms.ts';

/** Saving per session compared with a drop-in, in pence above 0. */
export interface SavingComparison<Product> {
  dropIn: Product;
  pence: number;
}

/**
 * Returns the savings per session of a pack compared with the drop-ins it covers. Contains only real savings
 * (handbook: prices 5).
 */
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
 * Returns the number of classes a month from which an unlimited membership is cheaper than the cheapest drop-in it
 * covers. Null when sessions are limited or there is no such drop-in.
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
