import { getNextProviderCheck } from '@studio/domain/memberships/next-provider-check';
import {
  getMembershipEndReason,
  getNextMembershipStatus,
  toFailedAttemptKey,
} from '@studio/domain/memberships/provider-status';
import { writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { ProviderSnapshot, SyncMembershipInput } from './provider-snapshot.ts';
import { buildMembershipCondition, type MembershipRow } from './store.ts';
import { memberships } from './tables.ts';
import { updatePaidMonthsRenewal } from './update-paid-months-renewal.ts';

/**
 * Saves the provider's state of a membership, unless a newer one is saved, and queues the emails about changes.
 * `hasStarted` means that its first month has just been paid; the start is saved even if a newer state is. The caller
 * has locked the membership.
 */
export async function saveProviderSnapshot(
  tx: QueryExecutor,
  row: MembershipRow,
  snapshot: ProviderSnapshot & { hasStarted: boolean },
  input: SyncMembershipInput,
  now: Date,
): Promise<MembershipRow> {
  const startedAt = row.startedAt ?? (snapshot.hasStarted ? now : null);
  const isNewest = snapshot.number > row.savedNumber;
  const updated = isNewest
    ? applySnapshot({ ...row, startedAt }, snapshot, input, now)
    : { ...row, startedAt };
  await tx.orm.update(memberships).set(updated).where(buildMembershipCondition(row));
  await updatePaidMonthsRenewal(tx, updated);
  await recordChanges(tx, row, updated, input, now);
  return updated;
}

function applySnapshot(
  row: MembershipRow,
  snapshot: ProviderSnapshot,
  input: SyncMembershipInput,
  now: Date,
): MembershipRow {
  const { subscription, invoices, number: savedNumber } = snapshot;
  const { periodStart, periodEnd } = subscription;
  const status = getNextMembershipStatus(row.status, subscription.status);
  const failed = status === 'PAST_DUE' ? invoices.find((invoice) => invoice.status === 'open') : undefined;
  const ending = status === 'ENDED' && row.status !== 'ENDED';
  const next: MembershipRow = {
    ...row,
    status,
    periodStart,
    periodEnd,
    savedNumber,
    endsAtPeriodEnd: status !== 'ENDED' && subscription.cancelAtPeriodEnd,
    method: subscription.method ?? row.method,
    failure: failed ? (failed.failure ?? 'The payment failed.') : null,
    nextAttemptAt: failed?.nextAttemptAt ?? null,
    pastDueSince: status === 'PAST_DUE' ? (row.pastDueSince ?? now) : null,
    failedAttempt: failed ? toFailedAttemptKey(failed) : row.failedAttempt,
    ...(ending
      ? {
          endedAt: now,
          endReason: input.endReason ?? getMembershipEndReason(row.startedAt, invoices[0]?.status),
        }
      : {}),
  };
  return { ...next, nextSyncAt: getNextProviderCheck(next, now) };
}

async function recordChanges(
  tx: QueryExecutor,
  before: MembershipRow,
  after: MembershipRow,
  { actor }: SyncMembershipInput,
  now: Date,
): Promise<void> {
  const { branchId, id: membershipId } = after;
  if (before.status !== after.status) {
    const reason =
      after.endReason ??
      `updated by the payment provider, was ${before.status.toLowerCase().replaceAll('_', ' ')}`;
    const entry = { branchId, at: now, actor, subject: 'membership' as const, subjectId: membershipId };
    await writeAudit(tx, [{ ...entry, action: after.status, reason }]);
  }
  if (!after.startedAt) return;
  const attempt = after.failedAttempt;
  if (after.status === 'PAST_DUE' && attempt && attempt !== before.failedAttempt) {
    const subject = { membershipId, attempt };
    await enqueueEmail(tx, { branchId, kind: 'membership-payment-failed', subject }, now);
  }
  const kind = getEndingEmailKind(before, after);
  if (kind) await enqueueEmail(tx, { branchId, kind, subject: { membershipId } }, now);
}

/**
 * Returns the kind of email about the end of a membership: it will end, the cancellation was reversed, or it has ended.
 * Null if nothing about the end has changed, or if the membership ended because the account was closed.
 */
function getEndingEmailKind(before: MembershipRow, after: MembershipRow) {
  if (after.status === 'ENDED')
    return before.status !== 'ENDED' && after.endReason !== 'CLOSED' ? 'membership-ended' : null;
  if (after.endsAtPeriodEnd === before.endsAtPeriodEnd) return null;
  return after.endsAtPeriodEnd ? 'membership-cancelled' : 'membership-resumed';
}
