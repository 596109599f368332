import type { ProductKind, ProductTerms } from '../catalogue/product-terms.ts';

/** Kinds that become sessions of a member when they are bought once (handbook: packs-and-memberships 7). */
const bought: ReadonlySet<ProductKind> = new Set(['drop-in', 'pack', 'offer', 'one-to-one']);

/**
 * Whether a product is bought as such (handbook: prices 10). Memberships have a way of their own; a seat at an event is booked in the
 * timetable; an offer for certain hours is taken off when those classes are booked.
 */
export function isSoldDirectly(product: {
  kind: ProductKind;
  terms: Pick<ProductTerms, 'onlyWhen' | 'renewsMonthly'>;
}): boolean {
  return bought.has(product.kind) && product.terms.onlyWhen === null && !product.terms.renewsMonthly;
}
