import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { findMembership, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

/** Which membership of whom. */
export interface OwnMembershipKey {
  branchId: string;
  membershipId: string;
  memberId: string;
}

/** A member's own membership; refuses with not_found for anybody else's. */
export async function loadOwnMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const { branchId, membershipId: id, memberId } = own;
  const row = await findMembership(services.database, { branchId, id });
  if (row?.memberId !== memberId) throw new AppError('not_found');
  return row;
}

/** The same, as it stands at the provider now; refuses with payment_unavailable. */
export async function refreshOwnMembership(
  services: Services,
  own: OwnMembershipKey,
): Promise<MembershipRow> {
  const row = await loadOwnMembership(services, own);
  return callPaymentProvider(services, () =>
    syncMembership(services, row, { actor: `member:${own.memberId}` }),
  );
}

/**
 * The member's first payment, asked about: the membership when it has begun. Refuses with not_found,
 * payment_not_completed, payment_unavailable.
 */
export async function confirmMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await refreshOwnMembership(services, own);
  if (row.status === 'INCOMPLETE' || !row.startedAt) throw new AppError('payment_not_completed');
  return row;
}

/**
 * Ends a membership with the month that is paid. One whose payment has failed ends at once: its new month is neither
 * paid nor used. Asked again it changes nothing. Refuses with not_found, not_changeable, payment_unavailable.
 */
export async function cancelMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await refreshOwnMembership(services, own);
  const { subscriptionId, status } = row;
  if (!subscriptionId || status === 'INCOMPLETE' || status === 'ENDED') throw new AppError('not_changeable');
  if (row.endsAtPeriodEnd && status === 'ACTIVE') return row;
  return callPaymentProvider(services, async () => {
    if (status === 'ACTIVE') await services.payments.cancelAtPeriodEnd(subscriptionId, true);
    else await services.payments.endSubscription(subscriptionId);
    return syncMembership(services, row, { actor: `member:${own.memberId}`, because: 'CANCELLED' });
  });
}

/** Lets a cancelled membership go on after all. Refuses with not_found, not_changeable, payment_unavailable. */
export async function resumeMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await refreshOwnMembership(services, own);
  const { subscriptionId } = row;
  if (!subscriptionId || row.status !== 'ACTIVE') throw new AppError('not_changeable');
  if (!row.endsAtPeriodEnd) return row;
  return callPaymentProvider(services, async () => {
    await services.payments.cancelAtPeriodEnd(subscriptionId, false);
    return syncMembership(services, row, { actor: `member:${own.memberId}` });
  });
}
