import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';
import { type CoverableClass, isBesideMemberships, isThen } from '../entitlements/covers-class.ts';

/** A product of the catalogue, as far as offers at checkout are read from it. */
export interface OfferedProduct {
  kind: ProductKind;
  name: string;
  terms: Pick<ProductTerms, 'covers' | 'onlyWhen'>;
}

/** The offer that gives two places of a class for the price of one, or null (handbook: prices 2): an offer of certain hours, such as Tuesday evenings. */
export function pairOffer(
  products: readonly OfferedProduct[],
  klass: CoverableClass,
): { name: string } | null {
  if (isBesideMemberships(klass)) return null;
  const found = products.find(
    ({ kind, terms: { covers, onlyWhen } }) =>
      kind === 'offer' && onlyWhen && covers.includes(klass.activityId) && isThen(onlyWhen, klass.startsAt),
  );
  return found ? { name: found.name } : null;
}
