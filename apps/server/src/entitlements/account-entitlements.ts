import type { EntitlementsAnswer } from '@studio/contracts/entitlements';
import { isOver } from '@studio/domain/entitlements/is-over';
import { memberDiscount } from '@studio/domain/entitlements/member-discount';
import type { Services } from '../platform/services.ts';
import { type EntitlementRow, listEntitlements } from './store.ts';
import { wireEntitlement } from './wire-entitlement.ts';

/** Everything that a member has or had: what can still be used, soonest to end first; then what is over, latest first. */
export async function accountEntitlements(
  { database, clock }: Services,
  branchId: string,
  memberId: string,
): Promise<EntitlementsAnswer> {
  const now = clock.now();
  const all = await listEntitlements(database, branchId, memberId);
  const open = all.filter((one) => !isOver(one, now)).sort((one, other) => ends(one) - ends(other));
  const over = all.filter((one) => isOver(one, now)).sort((one, other) => begins(other) - begins(one));
  return {
    ok: true,
    entitlements: [
      ...open.map((one) => ({ ...wireEntitlement(one), isOver: false })),
      ...over.map((one) => ({ ...wireEntitlement(one), isOver: true })),
    ],
    memberDiscount: memberDiscount(all, now),
  };
}

function ends({ expiresAt }: EntitlementRow): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function begins({ startsAt }: EntitlementRow): number {
  return startsAt.getTime();
}
