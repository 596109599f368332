import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';
import {
  type CoverableClass,
  isExcludedFromMemberships,
  isOnWeekdayFrom,
} from '../entitlements/coverage-error.ts';

/** A product of the catalogue, as far as offers at checkout are read from it. */
export interface OfferedProduct {
  kind: ProductKind;
  name: string;
  terms: Pick<ProductTerms, 'covers' | 'onlyWhen'>;
}

/** The offer that gives two places of a class for the price of one, or null (handbook: prices 2): an offer of certain hours, such as Tuesday evenings. */
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
      isOnWeekdayFrom(onlyWhen, klass.startsAt),
  );
  return found ? { name: found.name } : null;
}
