import { getPauseEnd } from '@studio/domain/memberships/freeze';
import { setEntitlementRenewal } from '../entitlements/set-entitlement-renewal.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { listMembershipMonths, type MembershipRow } from './store.ts';

/**
 * Says of a membership's paid months whether sessions come again when they end: not after a cancellation, not while a
 * payment has failed, and not into a freeze. In the transaction of what changes it.
 */
export async function updateMonthsRenewal(tx: QueryExecutor, membership: MembershipRow): Promise<void> {
  const { branchId, status, endsAtPeriodEnd } = membership;
  const months = await listMembershipMonths(tx, membership);
  const renews = status === 'ACTIVE' && !endsAtPeriodEnd && !getPauseEnd(membership);
  await setEntitlementRenewal(
    tx,
    branchId,
    months.map(({ invoiceId }) => invoiceId),
    renews,
  );
}
