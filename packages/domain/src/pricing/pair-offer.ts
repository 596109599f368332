import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';
import {
  type CoverableClass,
  isExcludedFromMemberships,
  isOnWeekdayAtOrAfter,
} from '../entitlements/coverage-error.ts';

/** Product with the fields that checkout offers depend on. */
export interface OfferedProduct {
  kind: ProductKind;
  name: string;
  terms: Pick<ProductTerms, 'covers' | 'onlyWhen'>;
}

/**
 * Returns the offer of two places for the price of one that applies to a class, or null when there is none
 * (handbook: prices 2). Such an offer is limited to certain hours, such as Tuesday evenings.
 */
export function findPairOffer(
  products: readonly OfferedProduct[],
  klass: CoverableClass,
): { name: string } | null {
  if (isExcludedFromMemberships(klass)) return null;
  const found = products.find(
    ({ kind, terms: { covers, onlyWhen } }) =>
      kind === 'offer' &&
      onlyWhen &&
      covers.includes(klass.activityId) &&
      isOnWeekdayAtOrAfter(onlyWhen, klass.startsAt),
  );
  return found ? { name: found.name } : null;
}
