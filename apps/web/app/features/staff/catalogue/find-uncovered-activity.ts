import type { StaffProduct } from '@studio/contracts/staff-products';
import { isExcludedFromMemberships } from '@studio/domain/entitlements/coverage-error';
import type { PricedClass } from './price-mismatch.ts';

/**
 * Returns the name of the class's activity if no product on sale covers it, so that clients can only pay per class; null
 * otherwise, and for classes that no pack or membership may cover.
 */
export function findUncoveredActivity(
  klass: PricedClass,
  activityName: string,
  products: readonly StaffProduct[],
): string | null {
  if (isExcludedFromMemberships(klass)) return null;
  const isCovered = products.some(
    ({ onSale, archived, terms }) => onSale && !archived && terms.covers.includes(klass.activityId),
  );
  return isCovered ? null : activityName;
}
