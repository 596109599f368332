import { lookAgainAt } from '@studio/domain/memberships/look-again';
import { endOf, failedAttempt, statusAfter } from '@studio/domain/memberships/standing';
import { writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { noteRenewing } from './note-renewing.ts';
import { isMembership, type MembershipRow } from './store.ts';
import { memberships } from './tables.ts';
import type { SyncWish, Told } from './told.ts';

/**
 * Writes how a membership stands, unless a later answer has been written already, and the mails about what has changed.
 * `began`: its first month was paid just now. The membership is locked.
 */
export async function writeStanding(
  tx: Queries,
  row: MembershipRow,
  told: Told & { began: boolean },
  wish: SyncWish,
  now: Date,
): Promise<MembershipRow> {
  const startedAt = row.startedAt ?? (told.began ? now : null);
  const isNewest = told.number > row.writtenNumber;
  const written = isNewest ? standing({ ...row, startedAt }, told, wish, now) : { ...row, startedAt };
  await tx.orm.update(memberships).set(written).where(isMembership(row));
  await noteRenewing(tx, written);
  await tell(tx, row, written, wish, now);
  return written;
}

function standing(row: MembershipRow, told: Told, wish: SyncWish, now: Date): MembershipRow {
  const { subscription, invoices, number: writtenNumber } = told;
  const { periodStart, periodEnd } = subscription;
  const status = statusAfter(row.status, subscription.status);
  const failed = status === 'PAST_DUE' ? invoices.find((invoice) => invoice.status === 'open') : undefined;
  const ending = status === 'ENDED' && row.status !== 'ENDED';
  const next: MembershipRow = {
    ...row,
    status,
    periodStart,
    periodEnd,
    writtenNumber,
    endsAtPeriodEnd: status !== 'ENDED' && subscription.cancelAtPeriodEnd,
    method: subscription.method ?? row.method,
    failure: failed ? (failed.failure ?? 'The payment did not go through.') : null,
    nextAttemptAt: failed?.nextAttemptAt ?? null,
    failedAttempt: failed ? failedAttempt(failed) : row.failedAttempt,
    ...(ending
      ? { endedAt: now, endedBecause: wish.because ?? endOf(row.startedAt, invoices[0]?.status) }
      : {}),
  };
  return { ...next, lookAt: lookAgainAt(next, now) };
}

/** The entries of the audit and the mails that a change of its standing brings. */
async function tell(
  tx: Queries,
  before: MembershipRow,
  after: MembershipRow,
  { actor }: SyncWish,
  now: Date,
): Promise<void> {
  const { branchId, id: membershipId } = after;
  if (before.status !== after.status) {
    const why = after.endedBecause ?? `as the provider has it, ${before.status} before`;
    const entry = { branchId, at: now, actor, subject: 'membership' as const, subjectId: membershipId };
    await writeAudit(tx, [{ ...entry, action: after.status, why }]);
  }
  if (!after.startedAt) return;
  const attempt = after.failedAttempt;
  if (after.status === 'PAST_DUE' && attempt && attempt !== before.failedAttempt) {
    const subject = { membershipId, attempt };
    await enqueueMail(tx, { branchId, kind: 'membership-payment-failed', subject }, now);
  }
  const kind = endingMail(before, after);
  if (kind) await enqueueMail(tx, { branchId, kind, subject: { membershipId } }, now);
}

/** Which mail about its end a change brings: that it will end, that it goes on after all, that it has ended. */
function endingMail(before: MembershipRow, after: MembershipRow) {
  if (after.status === 'ENDED')
    return before.status !== 'ENDED' && after.endedBecause !== 'CLOSED' ? 'membership-ended' : null;
  if (after.endsAtPeriodEnd === before.endsAtPeriodEnd) return null;
  return after.endsAtPeriodEnd ? 'membership-cancelled' : 'membership-kept';
}
