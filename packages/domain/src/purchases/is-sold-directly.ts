import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';

/** Kinds of products that become a member's sessions when bought once (handbook: packs-and-memberships 7). */
const purchasableKinds: ReadonlySet<ProductKind> = new Set(['drop-in', 'pack', 'offer', 'one-to-one']);

/**
 * Returns whether a product is bought directly (handbook: prices 10). Memberships have their own checkout, events are booked
 * on the timetable, and offers for certain hours apply when clients book classes in those hours.
 */
export function isSoldDirectly(product: {
  kind: ProductKind;
  terms: Pick<ProductTerms, 'onlyWhen' | 'renewsMonthly'>;
}): boolean {
  return (
    purchasableKinds.has(product.kind) && product.terms.onlyWhen === null && !product.terms.renewsMonthly
  );
}
