import { canCancelFreeze } from '@studio/domain/memberships/freeze';
import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { type OwnMembershipKey, refreshOwnMembership } from './change-membership.ts';
import { getCurrentOrFutureFreeze } from './membership-dto.ts';
import { buildMembershipCondition, lockMembership, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';
import { memberships } from './tables.ts';
import { updatePaidMonthsRenewal } from './update-paid-months-renewal.ts';

/**
 * Cancels a freeze that hasn't started, so that the membership can be frozen again. Calls the provider first, so that
 * nothing changes while the provider is unavailable. Idempotent. Throws AppError not_found, not_changeable,
 * payment_unavailable.
 */
export async function cancelFreeze(services: Services, own: OwnMembershipKey): Promise<MembershipRow> {
  const row = await refreshOwnMembership(services, own);
  const { subscriptionId } = row;
  if (!subscriptionId || row.status !== 'ACTIVE') throw new AppError('not_changeable');
  if (!getCurrentOrFutureFreeze(row, services.clock.now())) return row;
  assertNotStarted(row, services.clock.now());
  return callPaymentProvider(services, async () => {
    await services.payments.pauseSubscription(subscriptionId, null);
    await saveCancelledFreeze(services, row, own);
    return syncMembership(services, row, { actor: `member:${own.memberId}` });
  });
}

/**
 * Removes the start of the freeze and keeps its end. If the pause at the provider is still there, a later sync
 * recognises it by its end and removes it.
 */
async function saveCancelledFreeze(
  { database, clock }: Services,
  row: MembershipRow,
  own: OwnMembershipKey,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockMembership(tx, row);
    // A concurrent request has already cancelled the freeze.
    if (!locked?.frozenFrom || locked.frozenFrom.getTime() !== row.frozenFrom?.getTime()) return;
    assertNotStarted(locked, now);
    const next = { ...locked, frozenFrom: null, nextSyncAt: new Date(now.getTime() + 60_000) };
    await tx.orm.update(memberships).set(next).where(buildMembershipCondition(row));
    await updatePaidMonthsRenewal(tx, next);
    const { branchId, id: membershipId } = row;
    const entry = { branchId, at: now, actor: `member:${own.memberId}` as const, subjectId: membershipId };
    await writeAudit(tx, [
      { ...entry, subject: 'membership', action: 'UNFROZEN', reason: 'freeze cancelled before it started' },
    ]);
    await enqueueEmail(tx, { branchId, kind: 'membership-unfrozen', subject: { membershipId } }, now);
  });
}

function assertNotStarted(row: MembershipRow, now: Date): void {
  if (!canCancelFreeze(row, now))
    throw new AppError(
      'not_changeable',
      'The freeze is starting, so it’s too late to cancel it. It ends automatically.',
    );
}
