import { formatPriceShort } from '../money/money.ts';
import { formatList } from '../text/format.ts';
import { formatDay, formatDayAndYear } from '../time/format-london.ts';
import { toLondonDate } from '../time/london.ts';
import { addBillingMonths, listRenewalsAfter } from './billing-months.ts';
import type { MembershipStatus } from './membership.ts';

/**
 * Minimum number of months from the start of one freeze to the request of the next
 * (handbook: packs-and-memberships 10).
 */
export const monthsBetweenFreezes = 6;

/** Freeze from the first unpaid renewal to the next paid one. */
export interface MembershipFreeze {
  from: Date;
  until: Date;
  /** Renewals that the freeze skips, beginning with `from`. */
  skipped: readonly Date[];
}

/** Fields of a membership that freezing depends on. */
export interface FreezableMembership {
  status: MembershipStatus;
  endsAtPeriodEnd: boolean;
  periodEnd: Date | null;
  /** Start of the last freeze, even if it has ended; null if the membership was never frozen. */
  frozenFrom: Date | null;
}

/** Returns when the membership can be frozen again; null when it can be now, or was never frozen. */
export function getNextFreezeDate(frozenFrom: Date | null, now: Date): Date | null {
  if (!frozenFrom) return null;
  const nextAllowed = addBillingMonths(frozenFrom, monthsBetweenFreezes);
  return now < nextAllowed ? nextAllowed : null;
}

/**
 * Returns why a membership can't be frozen now, or null when it can. The membership must be active, not cancelled and
 * not in the middle of a renewal, and may be frozen once in six months.
 */
export function getFreezeError(
  membership: FreezableMembership,
  now: Date,
): 'not_changeable' | 'freeze_too_soon' | null {
  const { status, endsAtPeriodEnd, periodEnd, frozenFrom } = membership;
  if (status !== 'ACTIVE' || endsAtPeriodEnd || !periodEnd || periodEnd <= now) return 'not_changeable';
  return getNextFreezeDate(frozenFrom, now) ? 'freeze_too_soon' : null;
}

/** Calculates a freeze of whole months from the next renewal. `anchor` is the start of the first paid month. */
export function calculateFreeze(anchor: Date, renewal: Date, months: number): MembershipFreeze {
  const later = listRenewalsAfter(anchor, renewal, months);
  return { from: renewal, until: later.at(-1) ?? renewal, skipped: [renewal, ...later.slice(0, -1)] };
}

/**
 * Milliseconds from the end of a pause to the first renewal that is paid again. The lead ensures that the provider
 * charges that renewal.
 */
const resumeLeadMs = 3_600_000;

/** Membership whose payments may be paused. A cancelled freeze has no `frozenFrom` but keeps its `frozenUntil`. */
export interface PausableMembership {
  status: MembershipStatus;
  periodEnd: Date | null;
  frozenFrom: Date | null;
  frozenUntil: Date | null;
}

/**
 * Returns the time until which the provider must pause payments; null when it must charge the next renewal. Depends
 * only on the provider's periods, not on the server's clock.
 */
export function getPauseEnd({ status, periodEnd, frozenFrom, frozenUntil }: PausableMembership): Date | null {
  if (status !== 'ACTIVE' || !periodEnd || !frozenFrom || !frozenUntil || periodEnd >= frozenUntil)
    return null;
  return new Date(frozenUntil.getTime() - resumeLeadMs);
}

/**
 * Returns the pause to send to the provider, whose current pause ends at `pausedUntil`; null when nothing must change.
 * A pause that doesn't come from a freeze stays unchanged.
 */
export function getPauseUpdate(
  membership: PausableMembership,
  pausedUntil: Date | null,
): { until: Date | null } | null {
  const until = getPauseEnd(membership);
  if (until) return pausedUntil && pausedUntil >= until ? null : { until };
  const { frozenFrom, frozenUntil } = membership;
  const isOwnPause = frozenUntil && pausedUntil?.getTime() === frozenUntil.getTime() - resumeLeadMs;
  return !frozenFrom && isOwnPause ? { until: null } : null;
}

/**
 * Returns whether a freeze can still be cancelled, which is so until an hour before the first renewal that it skips.
 * After the cancellation, that renewal is charged.
 */
export function canCancelFreeze({ status, periodEnd, frozenFrom }: PausableMembership, now: Date): boolean {
  if (status !== 'ACTIVE' || !periodEnd || !frozenFrom || periodEnd > frozenFrom) return false;
  return now.getTime() < frozenFrom.getTime() - resumeLeadMs;
}

/** Describes the effects of a freeze, one sentence each, without the final full stop. */
export function describeFreezeChanges(
  { from, until, skipped }: MembershipFreeze,
  product: { sessions: number | null; pricePence: number; currency: string; memberDiscountPercent: number },
): string[] {
  const { sessions, pricePence, currency, memberDiscountPercent } = product;
  const several = skipped.length > 1;
  const price = formatPriceShort(pricePence, currency);
  const resumedText =
    sessions === null ? 'your classes are covered again' : `you’ll get ${sessions} new sessions`;
  return [
    `No ${several ? 'payments' : 'payment'} on ${formatList(skipped.map(formatDayAndMonth))}`,
    sessions === null
      ? `Classes between ${formatDayAndMonth(from)} and ${formatDayAndMonth(until)} aren’t covered`
      : `No new sessions ${several ? 'in these months' : 'in that month'}. Your current sessions cover classes before ${formatDayAndMonth(from)}`,
    ...(memberDiscountPercent > 0 ? [`No ${memberDiscountPercent}% discount during the freeze`] : []),
    `On ${formatDayAndMonth(until)} your membership restarts automatically: we’ll charge ${price}, and ${resumedText}`,
    `You can freeze your membership again from ${formatFullDay(addBillingMonths(from, monthsBetweenFreezes))}`,
  ];
}

/** Formats a day such as "1 December". */
function formatDayAndMonth(instant: Date): string {
  return formatDay(toLondonDate(instant), { day: 'numeric', month: 'long' });
}

/** Formats a day such as "1 June 2027". */
function formatFullDay(instant: Date): string {
  return formatDayAndYear(toLondonDate(instant));
}
