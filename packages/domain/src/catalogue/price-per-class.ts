import type { ProductKind, ProductTerms } from './product-terms.ts';

/** A product as far as its price per class depends on it. */
export interface PricedProduct {
  kind: ProductKind;
  pricePence: number;
  terms: Pick<ProductTerms, 'sessions' | 'validDays' | 'covers'>;
}

/** Weeks of an average month. */
export const weeksPerMonth = 52 / 12;

/**
 * What one class costs in pence, to the nearest, for somebody who comes `perWeek` times a week: of a pack only what
 * can be used up while it is valid counts, of a membership what a month has room for.
 */
export function getPencePerClass({ kind, pricePence, terms }: PricedProduct, perWeek: number): number {
  const { sessions, validDays } = terms;
  const weeks =
    kind === 'membership' ? weeksPerMonth : validDays === null ? Infinity : Math.floor(validDays / 7);
  const comes = Math.max(1, perWeek * weeks);
  return Math.round(pricePence / Math.min(sessions ?? Infinity, comes));
}

/** Whether every session can be used, coming `perWeek` times a week, and they last a month of it (four weeks). */
export function isSpreadOverMonth({ kind, terms }: PricedProduct, perWeek: number): boolean {
  const { sessions, validDays } = terms;
  if (sessions === null) return true;
  if (kind === 'membership') return sessions >= Math.floor(perWeek * weeksPerMonth);
  const usable = validDays === null || sessions <= perWeek * Math.floor(validDays / 7);
  return usable && sessions >= perWeek * 4;
}

/** Single places in what a product covers. */
export function findDropInsCoveredBy<Product extends PricedProduct>(
  products: readonly Product[],
  { terms }: PricedProduct,
): Product[] {
  return products.filter(
    ({ kind, terms: single }) => kind === 'drop-in' && coversSameActivity(single.covers, terms.covers),
  );
}

/** Whether two products have an activity in common. */
export function coversSameActivity(one: readonly string[], other: readonly string[]): boolean {
  return one.some((activity) => other.includes(activity));
}
