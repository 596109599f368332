import { formatPriceShort } from '../money/money.ts';
import { formatDay, formatDayAndYear } from '../time/format-london.ts';
import { toLondonDate } from '../time/london.ts';
import type { MembershipStatus } from './membership.ts';
import { addBillingMonths, listRenewalsAfter } from './months.ts';

/** From the start of one freeze to the start of the next request, at least (handbook: packs-and-memberships 10). */
export const monthsBetweenFreezes = 6;

/** A freeze: from a renewal that is not paid to the one that is paid again. */
export interface MembershipFreeze {
  from: Date;
  until: Date;
  /** The renewals that are left out, the first of them `from`. */
  skipped: readonly Date[];
}

/** How a membership stands, as far as freezing asks about it. */
export interface FreezableMembership {
  status: MembershipStatus;
  endsAtPeriodEnd: boolean;
  periodEnd: Date | null;
  /** The last freeze, also when it is over. */
  frozenFrom: Date | null;
}

/** From when a membership can be frozen again; null when that time has come, or it never was. */
export function getNextFreezeDate(frozenFrom: Date | null, now: Date): Date | null {
  if (!frozenFrom) return null;
  const again = addBillingMonths(frozenFrom, monthsBetweenFreezes);
  return now < again ? again : null;
}

/**
 * Why a membership cannot be frozen now, or null when it can: it has to be paid, to go on, and not to be in the middle of
 * a renewal; once in six months.
 */
export function freezeError(
  membership: FreezableMembership,
  now: Date,
): 'not_changeable' | 'freeze_too_soon' | null {
  const { status, endsAtPeriodEnd, periodEnd, frozenFrom } = membership;
  if (status !== 'ACTIVE' || endsAtPeriodEnd || !periodEnd || periodEnd <= now) return 'not_changeable';
  return getNextFreezeDate(frozenFrom, now) ? 'freeze_too_soon' : null;
}

/** The freeze of so many months from the next renewal on. `anchor`: the start of the first month that was paid. */
export function calculateFreeze(anchor: Date, renewal: Date, months: number): MembershipFreeze {
  const later = listRenewalsAfter(anchor, renewal, months);
  return { from: renewal, until: later.at(-1) ?? renewal, skipped: [renewal, ...later.slice(0, -1)] };
}

/** Payments begin again this long before the renewal that is paid, so that it surely finds them begun. */
const unpausedBeforeMs = 3_600_000;

/** A membership whose payments may be paused. A freeze that was taken back has no beginning, and keeps its end. */
export interface PausableMembership {
  status: MembershipStatus;
  periodEnd: Date | null;
  frozenFrom: Date | null;
  frozenUntil: Date | null;
}

/**
 * Until when the provider must ask for no payments; null when its next renewal is one that is paid. By the provider's own
 * months, so that no clock of ours is in it.
 */
export function getPauseEnd({ status, periodEnd, frozenFrom, frozenUntil }: PausableMembership): Date | null {
  if (status !== 'ACTIVE' || !periodEnd || !frozenFrom || !frozenUntil || periodEnd >= frozenUntil)
    return null;
  return new Date(frozenUntil.getTime() - unpausedBeforeMs);
}

/**
 * What the provider, who has paused until then, is to be told; null when it knows. A pause that is not of a freeze of
 * ours stays as it is.
 */
export function getPauseUpdate(
  membership: PausableMembership,
  pausedUntil: Date | null,
): { until: Date | null } | null {
  const until = getPauseEnd(membership);
  if (until) return pausedUntil && pausedUntil >= until ? null : { until };
  const { frozenFrom, frozenUntil } = membership;
  const wasOurs = frozenUntil && pausedUntil?.getTime() === frozenUntil.getTime() - unpausedBeforeMs;
  return !frozenFrom && wasOurs ? { until: null } : null;
}

/** Whether a freeze can still be taken back: until an hour before the renewal that it leaves out, which is then paid. */
export function canCancelFreeze({ status, periodEnd, frozenFrom }: PausableMembership, now: Date): boolean {
  if (status !== 'ACTIVE' || !periodEnd || !frozenFrom || periodEnd > frozenFrom) return false;
  return now.getTime() < frozenFrom.getTime() - unpausedBeforeMs;
}

/** What a freeze means, one sentence each, without the stop at their ends. */
export function describeFreezeChanges(
  { from, until, skipped }: MembershipFreeze,
  sold: { sessions: number | null; pricePence: number; currency: string; memberDiscountPercent: number },
): string[] {
  const { sessions, pricePence, currency, memberDiscountPercent } = sold;
  const several = skipped.length > 1;
  const price = formatPriceShort(pricePence, currency);
  const back = sessions === null ? 'your classes are covered again' : `${sessions} new sessions come`;
  return [
    `No ${several ? 'payments' : 'payment'} on ${skipped.map(day).join(' and ')}`,
    sessions === null
      ? `Classes between ${day(from)} and ${day(until)} are not covered`
      : `No new sessions ${several ? 'in these months' : 'in that month'}; those you have cover classes before ${day(from)}`,
    ...(memberDiscountPercent > 0 ? [`No ${memberDiscountPercent}% off meanwhile`] : []),
    `On ${day(until)} it goes on by itself: ${price} is paid, and ${back}`,
    `It can be frozen again from ${dayAndYear(addBillingMonths(from, monthsBetweenFreezes))}`,
  ];
}

/** "1 December" */
function day(instant: Date): string {
  return formatDay(toLondonDate(instant), { day: 'numeric', month: 'long' });
}

/** "1 June 2027" */
function dayAndYear(instant: Date): string {
  return formatDayAndYear(toLondonDate(instant));
}
