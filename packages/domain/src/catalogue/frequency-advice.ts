import {
  coversSameActivity,
  findDropInsCoveredBy,
  getPencePerClass,
  isSpreadOverMonth,
  type PricedProduct,
} from './price-per-class.ts';
import type { ProductKind, ProductTerms } from './product-terms.ts';

/** Visits per week; 3 means three or more. */
export type WeeklyFrequency = 1 | 2 | 3;

/** Product with the fields that the advice needs. */
export interface AdvisableProduct extends PricedProduct {
  id: string;
  terms: Pick<
    ProductTerms,
    'sessions' | 'validDays' | 'covers' | 'offPeakOnly' | 'shareable' | 'memberDiscountPercent'
  >;
}

/** Recommended product for a frequency, compared with the alternatives, so that the page can say when it costs more. */
export interface ProductAdvice<Product> {
  product: Product;
  /** Price per class at the frequency, in pence. */
  perClassPence: number;
  /** Drop-ins for activities that the product covers. */
  dropIns: Product[];
  /** Drop-ins that cost less per class than the product. */
  cheaperDropIns: Product[];
  /** Reason to buy the product although a drop-in costs less; null when none does. */
  why: ReasonToPayMore | null;
  /**
   * Cheapest pack or membership at the frequency, if it costs less than the product and every drop-in; otherwise null.
   */
  cheaper: { product: Product; perClassPence: number } | null;
}

/** Advantages of a product over a drop-in. */
export type ReasonToPayMore = 'shareable' | 'unlimited' | 'discount' | 'paid-ahead';

/**
 * Recommended kind of product for each frequency: a drop-in for once a week, a pack for twice, a membership for three
 * or more (handbook: prices 6).
 */
const kinds: Record<WeeklyFrequency, ProductKind> = { 1: 'drop-in', 2: 'pack', 3: 'membership' };

/** Returns the advice for a frequency from the products on sale; null when none of the recommended kind is on sale. */
export function adviseForFrequency<Product extends AdvisableProduct>(
  products: readonly Product[],
  perWeek: WeeklyFrequency,
): ProductAdvice<Product> | null {
  const price = (candidate: Product) => getPencePerClass(candidate, perWeek);
  const product = findCheapest(listSuitable(products, perWeek), price);
  if (!product) return null;
  const dropIns =
    product.kind === 'drop-in' ? listDropIns(products) : findDropInsCoveredBy(products, product);
  const cheaperDropIns = dropIns.filter((candidate) => candidate.pricePence < price(product));
  const cheapestPlan = findCheapest(
    products.filter(
      (candidate) =>
        candidate.id !== product.id &&
        isPaidAhead(candidate) &&
        coversSameActivity(candidate.terms.covers, product.terms.covers),
    ),
    price,
  );
  const lowestPence = Math.min(price(product), ...dropIns.map(({ pricePence }) => pricePence));
  return {
    product,
    perClassPence: price(product),
    dropIns,
    cheaperDropIns,
    why: cheaperDropIns.length > 0 && product.kind !== 'drop-in' ? getReasonToPayMore(product) : null,
    cheaper:
      cheapestPlan && price(cheapestPlan) < lowestPence
        ? { product: cheapestPlan, perClassPence: price(cheapestPlan) }
        : null,
  };
}

/**
 * Returns products of the recommended kind that suffice for a month and are valid at any time of day; all of that kind
 * if there are none.
 */
function listSuitable<Product extends AdvisableProduct>(
  products: readonly Product[],
  perWeek: WeeklyFrequency,
): Product[] {
  const ofKind = products.filter(({ kind }) => kind === kinds[perWeek]);
  if (kinds[perWeek] === 'drop-in') return ofKind;
  const monthLong = ofKind.filter(
    (candidate) => isSpreadOverMonth(candidate, perWeek) && !candidate.terms.offPeakOnly,
  );
  return monthLong.length > 0 ? monthLong : ofKind;
}

function getReasonToPayMore({ terms }: AdvisableProduct): ReasonToPayMore {
  if (terms.shareable) return 'shareable';
  if (terms.sessions === null) return 'unlimited';
  return terms.memberDiscountPercent > 0 ? 'discount' : 'paid-ahead';
}

function listDropIns<Product extends AdvisableProduct>(products: readonly Product[]): Product[] {
  return products.filter(({ kind }) => kind === 'drop-in');
}

function isPaidAhead({ kind }: AdvisableProduct): boolean {
  return kind === 'pack' || kind === 'membership';
}

function findCheapest<Product>(
  products: readonly Product[],
  price: (candidate: Product) => number,
): Product | null {
  return products.reduce<Product | null>(
    (best, candidate) => (best && price(best) <= price(candidate) ? best : candidate),
    null,
  );
}
