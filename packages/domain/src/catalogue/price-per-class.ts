import type { ProductKind, ProductTerms } from './product-terms.ts';

/** Product with the fields that its price per class depends on. */
export interface PricedProduct {
  kind: ProductKind;
  pricePence: number;
  terms: Pick<ProductTerms, 'sessions' | 'validDays' | 'covers'>;
}

/** Average number of weeks in a month. */
export const weeksPerMonth = 52 / 12;

/**
 * Returns the price of one class in pence, rounded, at `perWeek` visits a week. Counts only sessions usable while a
 * pack is valid, or within a month of a membership.
 */
export function getPencePerClass({ kind, pricePence, terms }: PricedProduct, perWeek: number): number {
  const { sessions, validDays } = terms;
  const weeks =
    kind === 'membership' ? weeksPerMonth : validDays === null ? Infinity : Math.floor(validDays / 7);
  const visits = Math.max(1, perWeek * weeks);
  return Math.round(pricePence / Math.min(sessions ?? Infinity, visits));
}

/**
 * Returns whether the sessions last for at least a month (four weeks) at `perWeek` visits a week. Those of a pack must
 * also be usable before they expire. Always true for unlimited sessions.
 */
export function isSpreadOverMonth({ kind, terms }: PricedProduct, perWeek: number): boolean {
  const { sessions, validDays } = terms;
  if (sessions === null) return true;
  if (kind === 'membership') return sessions >= Math.floor(perWeek * weeksPerMonth);
  const usable = validDays === null || sessions <= perWeek * Math.floor(validDays / 7);
  return usable && sessions >= perWeek * 4;
}

/** Returns drop-ins for activities that a product covers. */
export function findDropInsCoveredBy<Product extends PricedProduct>(
  products: readonly Product[],
  { terms }: PricedProduct,
): Product[] {
  return products.filter(
    ({ kind, terms: dropInTerms }) =>
      kind === 'drop-in' && coversSameActivity(dropInTerms.covers, terms.covers),
  );
}

export function coversSameActivity(one: readonly string[], other: readonly string[]): boolean {
  return one.some((activity) => other.includes(activity));
}
