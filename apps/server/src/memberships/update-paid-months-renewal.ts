import { getPauseEnd } from '@studio/domain/memberships/freeze';
import { setEntitlementRenewal } from '../entitlements/set-entitlement-renewal.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { toImportedMonthOrigin } from './imported-month.ts';
import { listMembershipMonths, type MembershipRow } from './store.ts';

/**
 * Sets whether a membership's paid months renew when they end. They don't renew after a cancellation, while a payment
 * has failed, or before a freeze. Call it in the transaction that changes the membership.
 */
export async function updatePaidMonthsRenewal(tx: QueryExecutor, membership: MembershipRow): Promise<void> {
  const { branchId, status, endsAtPeriodEnd } = membership;
  const months = await listMembershipMonths(tx, membership);
  const renews = status === 'ACTIVE' && !endsAtPeriodEnd && !getPauseEnd(membership);
  await setEntitlementRenewal(
    tx,
    branchId,
    [toImportedMonthOrigin(membership.id), ...months.map(({ invoiceId }) => invoiceId)],
    renews,
  );
}
