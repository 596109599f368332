import {
  calculateFreeze,
  describeFreezeChanges,
  getFreezeError,
  getPauseEnd,
  type MembershipFreeze,
} from '@studio/domain/memberships/freeze';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { PaymentsRejectedError, PaymentsUnavailableError } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { type OwnMembershipKey, refreshOwnMembership } from './change-membership.ts';
import {
  buildMembershipCondition,
  listMembershipMonths,
  lockMembership,
  type MembershipRow,
} from './store.ts';
import { memberships } from './tables.ts';
import { updatePaidMonthsRenewal } from './update-paid-months-renewal.ts';

/** Possible freeze of a membership, and its effects. */
export interface FreezePreview {
  freeze: MembershipFreeze;
  /** Effects of the freeze, one sentence each. */
  changes: string[];
}

/**
 * Returns the effects of a freeze of this many months from the next renewal. Changes nothing. Throws AppError
 * not_found, not_changeable, freeze_too_soon, payment_unavailable.
 */
export async function previewFreeze(
  services: Services,
  own: OwnMembershipKey,
  months: number,
): Promise<FreezePreview> {
  const row = await refreshOwnMembership(services, own);
  const { sessions, memberDiscountPercent } = row.terms;
  const { pricePence, currency } = row;
  const freeze = await planFreeze(services, row, months);
  return {
    freeze,
    changes: describeFreezeChanges(freeze, { sessions, memberDiscountPercent, pricePence, currency }),
  };
}

/**
 * Freezes a membership and emails the member. Saves the freeze in the database first, which is authoritative, and then
 * updates the provider. While the provider is unavailable, the sweeper updates it later. If the provider rejects the
 * pause, reverts the freeze. Throws the errors of `previewFreeze`.
 */
export async function freezeMembership(
  services: Services,
  own: OwnMembershipKey,
  months: number,
): Promise<MembershipRow> {
  const { database, clock } = services;
  const row = await refreshOwnMembership(services, own);
  const { from: frozenFrom, until: frozenUntil } = await planFreeze(services, row, months);
  const frozen = await database.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockMembership(tx, row);
    // A concurrent request or a renewal may have changed the membership.
    requireFreezable(locked ?? row, now);
    if (locked?.periodEnd?.getTime() !== frozenFrom.getTime()) throw new AppError('not_changeable');
    const next = { ...locked, frozenFrom, frozenUntil, nextSyncAt: new Date(now.getTime() + 60_000) };
    await tx.orm.update(memberships).set(next).where(buildMembershipCondition(row));
    await updatePaidMonthsRenewal(tx, next);
    const reason = `from ${formatLogDay(frozenFrom)} to ${formatLogDay(frozenUntil)}`;
    const entry = { branchId: row.branchId, at: now, actor: `member:${own.memberId}` as const };
    await writeAudit(tx, [{ ...entry, subject: 'membership', subjectId: row.id, action: 'FROZEN', reason }]);
    const { branchId, id: membershipId } = row;
    await enqueueEmail(tx, { branchId, kind: 'membership-frozen', subject: { membershipId } }, now);
    return next;
  });
  await pauseAtProvider(services, row, frozen);
  return frozen;
}

/** Formats a day for the activity log, which people read. */
const formatLogDay = (at: Date) => formatDayAndYear(toLondonDate(at));

async function pauseAtProvider(
  services: Services,
  before: MembershipRow,
  frozen: MembershipRow,
): Promise<void> {
  const { subscriptionId } = frozen;
  const until = getPauseEnd(frozen);
  if (!subscriptionId || !until) return;
  try {
    await services.payments.pauseSubscription(subscriptionId, until);
  } catch (error) {
    if (error instanceof PaymentsUnavailableError) return;
    if (!(error instanceof PaymentsRejectedError)) throw error;
    await revertFreeze(services, before, frozen);
    services.log.error(
      { err: error, membershipId: frozen.id },
      'the payment provider did not pause a membership',
    );
    throw new AppError(
      'payment_unavailable',
      'We couldn’t freeze your membership, so it continues as before. Try again later, or contact us.',
    );
  }
}

/** Reverts the freeze, because the provider rejected it. */
async function revertFreeze(services: Services, before: MembershipRow, frozen: MembershipRow): Promise<void> {
  const { frozenFrom, frozenUntil } = before;
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const locked = await lockMembership(tx, frozen);
    if (!locked || locked.frozenFrom?.getTime() !== frozen.frozenFrom?.getTime()) return;
    const reverted = { ...locked, frozenFrom, frozenUntil };
    await tx.orm.update(memberships).set(reverted).where(buildMembershipCondition(frozen));
    await updatePaidMonthsRenewal(tx, reverted);
    const entry = { branchId: frozen.branchId, at: now, actor: 'system' as const, subjectId: frozen.id };
    await writeAudit(tx, [
      {
        ...entry,
        subject: 'membership',
        action: 'UNFROZEN',
        reason: 'the payment provider rejected the freeze',
      },
    ]);
  });
}

async function planFreeze(services: Services, row: MembershipRow, months: number): Promise<MembershipFreeze> {
  const renewal = requireFreezable(row, services.clock.now());
  const [first] = await listMembershipMonths(services.database, row);
  return calculateFreeze(first?.periodStart ?? renewal, renewal, months);
}

/** Returns the next renewal of a membership that can be frozen. Throws AppError not_changeable or freeze_too_soon. */
function requireFreezable(row: MembershipRow, now: Date): Date {
  const errorCode = getFreezeError(row, now);
  if (errorCode || !row.periodEnd) throw new AppError(errorCode ?? 'not_changeable');
  return row.periodEnd;
}
