import type { MembershipDto } from '@studio/contracts/memberships';
import { canCancelFreeze, getNextFreezeDate } from '@studio/domain/memberships/freeze';
import { toPounds } from '@studio/domain/money/money';
import { isPaidByCard, type MembershipRow } from './store.ts';

export function toMembershipDto(row: MembershipRow, now: Date): MembershipDto {
  const { id: membershipId, productId, name, status, currency, method } = row;
  const freeze = getCurrentOrFutureFreeze(row, now);
  return {
    membershipId,
    productId,
    name,
    status,
    currency,
    method,
    changesCardSeparately: row.importedUntil !== null && isPaidByCard(row),
    price: toPounds(row.pricePence),
    periodStart: iso(row.periodStart),
    periodEnd: iso(row.periodEnd),
    renewsOn: iso(getNextPaymentDate(row, freeze)),
    endsOn: iso(status === 'ENDED' ? row.endedAt : row.endsAtPeriodEnd ? row.periodEnd : null),
    freeze: freeze && {
      from: freeze.from.toISOString(),
      until: freeze.until.toISOString(),
      isOn: freeze.from <= now,
      canBeUndone: canCancelFreeze(row, now),
    },
    canFreezeFrom: iso(getNextFreezeDate(row.frozenFrom, now)),
    failure:
      status === 'PAST_DUE'
        ? { nextAttemptAt: iso(row.nextAttemptAt), message: row.failure ?? 'The payment failed.' }
        : null,
  };
}

/** Returns a current or future freeze; null if there is none, or if the membership ends before the freeze starts. */
export function getCurrentOrFutureFreeze(row: MembershipRow, now: Date): { from: Date; until: Date } | null {
  const { frozenFrom: from, frozenUntil: until, periodStart, periodEnd, endsAtPeriodEnd, status } = row;
  if (status === 'ENDED' || !from || !until) return null;
  if (until <= now || (periodStart && until <= periodStart)) return null;
  return endsAtPeriodEnd && periodEnd && from >= periodEnd ? null : { from, until };
}

/** Returns the date of the next payment, or of its retry while it is overdue; null if none follows. */
export function getNextPaymentDate(row: MembershipRow, freeze: { until: Date } | null): Date | null {
  if (row.status === 'PAST_DUE') return row.nextAttemptAt;
  if (row.status !== 'ACTIVE' || row.endsAtPeriodEnd) return null;
  return freeze?.until ?? row.periodEnd;
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
