import type { StaffClassType } from '@studio/contracts/staff-class-types';
import type { StaffProduct } from '@studio/contracts/staff-products';
import { isExcludedFromMemberships } from '@studio/domain/entitlements/coverage-error';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';

/** Class type, as far as the products that cover it depend on it. */
export type PricedClass = Pick<StaffClassType, 'activityId' | 'subType'>;

/** Returns the drop-in on the pricing page that covers a class; undefined if none does, as for sound healing and 1:1s. */
export function findDropIn(klass: PricedClass, products: readonly StaffProduct[]): StaffProduct | undefined {
  if (isExcludedFromMemberships(klass)) return undefined;
  return products.find(
    ({ kind, onSale, archived, terms }) =>
      kind === 'drop-in' && onSale && !archived && terms.covers.includes(klass.activityId),
  );
}

/** Returns the class types for which the pricing page shows this drop-in. Empty for other products. */
function listClassTypes(product: StaffProduct, classTypes: readonly StaffClassType[]): StaffClassType[] {
  if (product.kind !== 'drop-in') return [];
  return classTypes.filter(
    (type) =>
      !type.archived && !isExcludedFromMemberships(type) && product.terms.covers.includes(type.activityId),
  );
}

/** Two prices that clients see for the same class, of which one has just changed (handbook: timetable 21). */
export interface PriceMismatch {
  title: string;
  text: string;
  /** Label of the link to the other price. */
  linkLabel: string;
  /** Search parameters of the catalogue page that show the other price. */
  linkSearch: string;
  closeLabel: string;
}

/** Returns a warning if the pricing page shows another price than the new one of a class type; null otherwise. */
export function findMismatchOfClassType(
  klass: PricedClass & { title: string; pricePence: number },
  products: readonly StaffProduct[],
): PriceMismatch | null {
  const dropIn = findDropIn(klass, products);
  if (!dropIn || dropIn.pricePence === klass.pricePence) return null;
  const shown = formatPriceShort(dropIn.pricePence);
  return {
    title: 'Change the pricing page too?',
    text: `${klass.title} now costs ${formatPriceShort(klass.pricePence)} to book. The pricing page still shows ${shown} for the drop-in ‘${dropIn.name}’.`,
    linkLabel: 'Edit drop-in price',
    linkSearch: `?open=${dropIn.id}`,
    closeLabel: `Keep drop-in at ${shown}`,
  };
}

/** Returns a warning if class types cost something else than the new price of their drop-in; null otherwise. */
export function findMismatchOfProduct(
  product: StaffProduct,
  pricePence: number,
  classTypes: readonly StaffClassType[],
): PriceMismatch | null {
  const different = listClassTypes(product, classTypes).filter((type) => type.pricePence !== pricePence);
  if (different.length === 0) return null;
  const classes = different.map((type) => `${type.title} (${formatPriceShort(type.pricePence)})`);
  return {
    title: 'Change the class prices too?',
    text: `The pricing page now shows ${formatPriceShort(pricePence)} for ${product.name}. These classes have a different price: ${formatList(classes)}.`,
    linkLabel: 'Open class types',
    linkSearch: '?tab=classes',
    closeLabel: 'Keep class prices',
  };
}
