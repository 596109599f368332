import type { ProductKind, ProductTerms } from './product-terms.ts';

/** Product with the fields that the coverage table shows. */
export interface CoveringProduct {
  name: string;
  kind: ProductKind;
  terms: Pick<
    ProductTerms,
    'covers' | 'offPeakOnly' | 'validDays' | 'renewsMonthly' | 'memberDiscountPercent'
  >;
}

/** Effect of a product on an activity: its sessions cover the activity, it gives a discount, or it does nothing. */
export type ActivityCoverage = { kind: 'covered' } | { kind: 'discount'; percent: number } | { kind: 'none' };

/** Row of the coverage table, with products that have equal coverage, times and validity and differ only in size. */
export interface CoverageRow<Product> {
  products: [Product, ...Product[]];
  /** Coverage of each activity, in the order of the table's activities. */
  covers: ActivityCoverage[];
}

/** Returns the rows of packs and memberships, in catalogue order. Neighbours with equal coverage share a row. */
export function buildCoverageRows<Product extends CoveringProduct>(
  products: readonly Product[],
  activityIds: readonly string[],
): CoverageRow<Product>[] {
  const rows: CoverageRow<Product>[] = [];
  for (const product of products) {
    if (product.kind !== 'pack' && product.kind !== 'membership') continue;
    const previousRow = rows.at(-1);
    if (previousRow && hasSameCoverage(previousRow.products[0], product)) previousRow.products.push(product);
    else
      rows.push({ products: [product], covers: activityIds.map((id) => getActivityCoverage(product, id)) });
  }
  return rows;
}

export function getActivityCoverage(
  { terms }: Pick<CoveringProduct, 'terms'>,
  activityId: string,
): ActivityCoverage {
  if (terms.covers.includes(activityId)) return { kind: 'covered' };
  const percent = terms.memberDiscountPercent;
  return percent > 0 ? { kind: 'discount', percent } : { kind: 'none' };
}

function hasSameCoverage(one: CoveringProduct, other: CoveringProduct): boolean {
  const comparedFields = ({ kind, terms }: CoveringProduct) => [
    kind,
    terms.offPeakOnly,
    terms.validDays,
    terms.renewsMonthly,
    terms.memberDiscountPercent,
    ...[...terms.covers].sort(),
  ];
  return JSON.stringify(comparedFields(one)) === JSON.stringify(comparedFields(other));
}
