import type { ProductKind } from '../catalogue/product-terms.ts';
import { applyPercentDiscount } from '../pricing/discounted-price.ts';
import type { Saving } from '../pricing/price.ts';
import { isExcludedFromMemberships } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';
import { isRenewing, type RenewableEntitlement } from './renewal.ts';

/** What an active membership takes off. */
export interface MemberDiscount {
  percent: number;
  /** The membership: "Flow Anytime Unlimited". */
  name: string;
}

/** What the discount is for, besides single places in classes (handbook: prices 3). */
const discountedKinds: ReadonlySet<ProductKind> = new Set(['drop-in', 'pack', 'one-to-one']);

/** The best discount of the memberships that are paid for now, or are being charged for the next month; null without one. */
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

/** Whether memberships take something off a product of this kind. */
export function isDiscountedForMembers(kind: ProductKind): boolean {
  return discountedKinds.has(kind);
}

/** The discount as a saving on a price in pence, to weigh against others; none when it takes nothing off. */
export function getMemberSaving(basePence: number, discount: MemberDiscount | null): Saving[] {
  const amountPence = discount ? basePence - applyPercentDiscount(basePence, discount.percent) : 0;
  if (!discount || amountPence <= 0) return [];
  return [{ kind: 'membership', name: `Member price, ${discount.percent}% off`, code: null, amountPence }];
}

/** The same for one place in a class; sound healing costs everybody the same. */
export function getClassMemberSaving(
  klass: { subType: string; pricePence: number },
  discount: MemberDiscount | null,
): Saving[] {
  return isExcludedFromMemberships(klass) ? [] : getMemberSaving(klass.pricePence, discount);
}
