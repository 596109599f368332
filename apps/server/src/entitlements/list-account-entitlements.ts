import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import { findMemberDiscount } from '@studio/domain/entitlements/member-discount';
import type { Services } from '../platform/services.ts';
import { toEntitlementDto } from './entitlement-dto.ts';
import { type EntitlementRow, listEntitlements } from './store.ts';

/**
 * Returns all entitlements of a member: first those that haven't ended, soonest expiry first; then those that have,
 * latest start first.
 */
export async function listAccountEntitlements(
  { database, clock }: Services,
  branchId: string,
  memberId: string,
): Promise<ListEntitlementsResponse> {
  const now = clock.now();
  const all = await listEntitlements(database, branchId, memberId);
  const open = all
    .filter((one) => !hasEntitlementEnded(one, now))
    .sort((one, other) => getExpiryTime(one) - getExpiryTime(other));
  const over = all
    .filter((one) => hasEntitlementEnded(one, now))
    .sort((one, other) => getStartTime(other) - getStartTime(one));
  return {
    ok: true,
    entitlements: [
      ...open.map((one) => ({ ...toEntitlementDto(one), isPast: false })),
      ...over.map((one) => ({ ...toEntitlementDto(one), isPast: true })),
    ],
    memberDiscount: findMemberDiscount(all, now),
  };
}

function getExpiryTime({ expiresAt }: EntitlementRow): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function getStartTime({ startsAt }: EntitlementRow): number {
  return startsAt.getTime();
}
