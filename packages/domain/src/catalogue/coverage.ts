import type { ProductKind, ProductTerms } from './product-terms.ts';

/** A product as far as the table of what covers what shows it. */
export interface Covering {
  name: string;
  kind: ProductKind;
  terms: Pick<
    ProductTerms,
    'covers' | 'offPeakOnly' | 'validDays' | 'renewsMonthly' | 'memberDiscountPercent'
  >;
}

/** How an activity stands with a product: its sessions pay for it, it takes a percentage off, or it does nothing. */
export type Cover = { kind: 'covered' } | { kind: 'discount'; percent: number } | { kind: 'none' };

/** One row: the products that cover the same at the same times for as long, which differ in size alone. */
export interface CoverageRow<Product> {
  products: [Product, ...Product[]];
  /** In the order of the activities. */
  covers: Cover[];
}

/** What packs and memberships cover, in the order of the catalogue. */
export function coverageRows<Product extends Covering>(
  products: readonly Product[],
  activityIds: readonly string[],
): CoverageRow<Product>[] {
  const rows: CoverageRow<Product>[] = [];
  for (const product of products) {
    if (product.kind !== 'pack' && product.kind !== 'membership') continue;
    const before = rows.at(-1);
    if (before && alike(before.products[0], product)) before.products.push(product);
    else rows.push({ products: [product], covers: activityIds.map((id) => coverOf(product, id)) });
  }
  return rows;
}

/** How one activity stands with a product. */
export function coverOf({ terms }: Pick<Covering, 'terms'>, activityId: string): Cover {
  if (terms.covers.includes(activityId)) return { kind: 'covered' };
  const percent = terms.memberDiscountPercent;
  return percent > 0 ? { kind: 'discount', percent } : { kind: 'none' };
}

function alike(one: Covering, other: Covering): boolean {
  const facts = ({ kind, terms }: Covering) => [
    kind,
    terms.offPeakOnly,
    terms.validDays,
    terms.renewsMonthly,
    terms.memberDiscountPercent,
    ...[...terms.covers].sort(),
  ];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}
