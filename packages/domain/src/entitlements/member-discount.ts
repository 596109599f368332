import type { ProductKind } from '../catalogue/product-terms.ts';
import { applyPercentDiscount } from '../pricing/discounted-price.ts';
import type { Saving } from '../pricing/price.ts';
import { isExcludedFromMemberships } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';
import { isRenewing, type RenewableEntitlement } from './renewal.ts';

/** Discount of an active membership. */
export interface MemberDiscount {
  percent: number;
  /** Name of the membership, such as "Flow Anytime Unlimited". */
  name: string;
}

/** Kinds of products that the discount applies to, besides single places in classes (handbook: prices 3). */
const discountedKinds: ReadonlySet<ProductKind> = new Set(['drop-in', 'pack', 'one-to-one']);

/**
 * Returns the best discount among memberships whose current month is paid or whose next month is being charged; null
 * when there is none.
 */
export function findMemberDiscount(
  entitlements: readonly (Entitlement & Pick<RenewableEntitlement, 'renews'>)[],
  now: Date,
): MemberDiscount | null {
  let best: MemberDiscount | null = null;
  for (const credit of entitlements) {
    const { kind, name, terms, startsAt, expiresAt } = credit;
    const isPaid = kind === 'membership' && startsAt <= now && (expiresAt === null || now < expiresAt);
    const percent = terms.memberDiscountPercent;
    if ((isPaid || isRenewing(credit, entitlements, now)) && percent > (best?.percent ?? 0))
      best = { percent, name };
  }
  return best;
}

/** Returns whether memberships discount products of a kind. */
export function isDiscountedForMembers(kind: ProductKind): boolean {
  return discountedKinds.has(kind);
}

/**
 * Returns the discount as a saving on a price in pence, to compare it with other savings; empty when it saves nothing.
 */
export function getMemberSaving(basePence: number, discount: MemberDiscount | null): Saving[] {
  const amountPence = discount ? basePence - applyPercentDiscount(basePence, discount.percent) : 0;
  if (!discount || amountPence <= 0) return [];
  return [{ kind: 'membership', name: `Member price, ${discount.percent}% off`, code: null, amountPence }];
}

/** Returns the member's saving on one place in a class; empty for classes that memberships exclude. */
export function getClassMemberSaving(
  klass: { subType: string; pricePence: number },
  discount: MemberDiscount | null,
): Saving[] {
  return isExcludedFromMemberships(klass) ? [] : getMemberSaving(klass.pricePence, discount);
}
