import { pauseUntil } from '@studio/domain/memberships/freeze';
import { setRenewing } from '../entitlements/set-renewing.ts';
import type { Queries } from '../platform/database.ts';
import { listMonths, type MembershipRow } from './store.ts';

/**
 * Says of a membership's paid months whether sessions come again when they end: not after a cancellation, not while a
 * payment has failed, and not into a freeze. In the transaction of what changes it.
 */
export async function noteRenewing(tx: Queries, membership: MembershipRow): Promise<void> {
  const { branchId, status, endsAtPeriodEnd } = membership;
  const months = await listMonths(tx, membership);
  const renews = status === 'ACTIVE' && !endsAtPeriodEnd && !pauseUntil(membership);
  await setRenewing(
    tx,
    branchId,
    months.map(({ invoiceId }) => invoiceId),
    renews,
  );
}
