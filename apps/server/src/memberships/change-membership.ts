import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { endIfSubscriptionMissing } from './end-if-subscription-missing.ts';
import type { SyncMembershipInput } from './provider-snapshot.ts';
import { findMembership, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';

export interface OwnMembershipKey {
  branchId: string;
  membershipId: string;
  memberId: string;
}

/** Returns a member's own membership. Throws AppError not_found for another member's. */
export async function loadOwnMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const { branchId, membershipId: id, memberId } = own;
  const row = await findMembership(services.database, { branchId, id });
  if (row?.memberId !== memberId) throw new AppError('not_found');
  return row;
}

/** Returns a member's own membership after a sync with the provider. Throws AppError not_found, payment_unavailable. */
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
 * Syncs with the provider and returns the membership once its first payment is made. Throws AppError not_found,
 * payment_not_completed, payment_unavailable.
 */
export async function confirmMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await refreshOwnMembership(services, own);
  if (row.status === 'INCOMPLETE' || !row.startedAt) throw new AppError('payment_not_completed');
  return row;
}

/**
 * Cancels a membership at the end of its paid month (handbook: packs-and-memberships 17). If its payment has failed, or
 * the provider doesn't know its subscription, ends it at once. A repeated call changes nothing. Throws AppError
 * not_found, payment_unavailable, and not_changeable if the membership has ended or never started.
 */
export async function cancelMembership(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await loadOwnMembership(services, own);
  if (row.status === 'ENDED') throw new AppError('not_changeable');
  const input = { actor: `member:${own.memberId}`, endReason: 'CANCELLED' } as const;
  return callPaymentProvider(services, () =>
    endIfSubscriptionMissing(services, row, input, () => cancelAtProvider(services, row, input)),
  );
}

async function cancelAtProvider(
  services: Services,
  known: MembershipRow,
  input: SyncMembershipInput,
): Promise<MembershipRow> {
  const row = await syncMembership(services, known, { actor: input.actor });
  const { subscriptionId, status } = row;
  if (!subscriptionId || status === 'INCOMPLETE' || status === 'ENDED') throw new AppError('not_changeable');
  if (row.endsAtPeriodEnd && status === 'ACTIVE') return row;
  // The new month of an overdue membership is neither paid nor used.
  if (status === 'ACTIVE') await services.payments.cancelAtPeriodEnd(subscriptionId, true);
  else await services.payments.endSubscription(subscriptionId);
  return syncMembership(services, row, input);
}

/** Reverses a cancellation that hasn't taken effect. Throws AppError not_found, not_changeable, payment_unavailable. */
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
