import type { ProductKind, ProductTerms } from './product-terms.ts';

/** A product as far as the table of what covers what shows it. */
export interface CoveringProduct {
  name: string;
  kind: ProductKind;
  terms: Pick<
    ProductTerms,
    'covers' | 'offPeakOnly' | 'validDays' | 'renewsMonthly' | 'memberDiscountPercent'
  >;
}

/** How an activity stands with a product: its sessions pay for it, it takes a percentage off, or it does nothing. */
export type ActivityCoverage = { kind: 'covered' } | { kind: 'discount'; percent: number } | { kind: 'none' };

/** One row: the products that cover the same at the same times for as long, which differ in size alone. */
export interface CoverageRow<Product> {
  products: [Product, ...Product[]];
  /** In the order of the activities. */
  covers: ActivityCoverage[];
}

/** What packs and memberships cover, in the order of the catalogue. */
export function buildCoverageRows<Product extends CoveringProduct>(
  products: readonly Product[],
  activityIds: readonly string[],
): CoverageRow<Product>[] {
  const rows: CoverageRow<Product>[] = [];
  for (const product of products) {
    if (product.kind !== 'pack' && product.kind !== 'membership') continue;
    const before = rows.at(-1);
    if (before && alike(before.products[0], product)) before.products.push(product);
    else
      rows.push({ products: [product], covers: activityIds.map((id) => getActivityCoverage(product, id)) });
  }
  return rows;
}

/** How one activity stands with a product. */
export function getActivityCoverage(
  { terms }: Pick<CoveringProduct, 'terms'>,
  activityId: string,
): ActivityCoverage {
  if (terms.covers.includes(activityId)) return { kind: 'covered' };
  const percent = terms.memberDiscountPercent;
  return percent > 0 ? { kind: 'discount', percent } : { kind: 'none' };
}

function alike(one: CoveringProduct, other: CoveringProduct): boolean {
  const facts = ({ kind, terms }: CoveringProduct) => [
    kind,
    terms.offPeakOnly,
    terms.validDays,
    terms.renewsMonthly,
    terms.memberDiscountPercent,
    ...[...terms.covers].sort(),
  ];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}
