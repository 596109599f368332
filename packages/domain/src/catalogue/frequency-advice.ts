import {
  coversSameActivity,
  findDropInsCoveredBy,
  getPencePerClass,
  isSpreadOverMonth,
  type PricedProduct,
} from './price-per-class.ts';
import type { ProductKind, ProductTerms } from './product-terms.ts';

/** How often somebody wants to come each week; 3 stands for three times or more. */
export type WeeklyFrequency = 1 | 2 | 3;

/** A product as far as the advice needs to know it. */
export interface AdvisableProduct extends PricedProduct {
  id: string;
  terms: Pick<
    ProductTerms,
    'sessions' | 'validDays' | 'covers' | 'offPeakOnly' | 'shareable' | 'memberDiscountPercent'
  >;
}

/** What to take at a frequency, and how it stands beside the rest: nothing dearer is advised in silence. */
export interface ProductAdvice<Product> {
  product: Product;
  /** What a class then costs, in pence. */
  perClassPence: number;
  /** Single places in what it covers. */
  dropIns: Product[];
  /** Those of them that cost less. */
  dearerThan: Product[];
  /** A reason to take it all the same; null when no single place costs less. */
  why: DearerReason | null;
  /** The pack or membership that costs least at that frequency, when it costs less than this and every single place. */
  cheaper: { product: Product; perClassPence: number } | null;
}

/** What a product gives that a single place does not. */
export type DearerReason = 'shareable' | 'unlimited' | 'discount' | 'paid-ahead';

/** Once a week a drop-in, twice a pack, three times or more a membership (handbook: prices 6). */
const kinds: Record<WeeklyFrequency, ProductKind> = { 1: 'drop-in', 2: 'pack', 3: 'membership' };

/** The advice for a frequency from what is sold now; null when nothing of that kind is. */
export function adviseForFrequency<Product extends AdvisableProduct>(
  products: readonly Product[],
  perWeek: WeeklyFrequency,
): ProductAdvice<Product> | null {
  const price = (one: Product) => getPencePerClass(one, perWeek);
  const product = cheapest(suitable(products, perWeek), price);
  if (!product) return null;
  const dropIns = product.kind === 'drop-in' ? single(products) : findDropInsCoveredBy(products, product);
  const dearerThan = dropIns.filter((one) => one.pricePence < price(product));
  const better = cheapest(
    products.filter(
      (one) =>
        one.id !== product.id && ahead(one) && coversSameActivity(one.terms.covers, product.terms.covers),
    ),
    price,
  );
  const least = Math.min(price(product), ...dropIns.map(({ pricePence }) => pricePence));
  return {
    product,
    perClassPence: price(product),
    dropIns,
    dearerThan,
    why: dearerThan.length > 0 && product.kind !== 'drop-in' ? whyDearer(product) : null,
    cheaper: better && price(better) < least ? { product: better, perClassPence: price(better) } : null,
  };
}

/** Of the kind for that frequency what lasts a month of it, at any hour; else whatever there is of that kind. */
function suitable<Product extends AdvisableProduct>(
  products: readonly Product[],
  perWeek: WeeklyFrequency,
): Product[] {
  const ofKind = products.filter(({ kind }) => kind === kinds[perWeek]);
  if (kinds[perWeek] === 'drop-in') return ofKind;
  const lasting = ofKind.filter((one) => isSpreadOverMonth(one, perWeek) && !one.terms.offPeakOnly);
  return lasting.length > 0 ? lasting : ofKind;
}

function whyDearer({ terms }: AdvisableProduct): DearerReason {
  if (terms.shareable) return 'shareable';
  if (terms.sessions === null) return 'unlimited';
  return terms.memberDiscountPercent > 0 ? 'discount' : 'paid-ahead';
}

function single<Product extends AdvisableProduct>(products: readonly Product[]): Product[] {
  return products.filter(({ kind }) => kind === 'drop-in');
}

function ahead({ kind }: AdvisableProduct): boolean {
  return kind === 'pack' || kind === 'membership';
}

function cheapest<Product>(products: readonly Product[], price: (one: Product) => number): Product | null {
  return products.reduce<Product | null>((so, one) => (so && price(so) <= price(one) ? so : one), null);
}
