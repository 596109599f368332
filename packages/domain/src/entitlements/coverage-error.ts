import { getMondayIndex } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import type { Entitlement } from './entitlement.ts';

/** Fields of a class that coverage depends on. */
export interface CoverableClass {
  activityId: string;
  /**
   * Subtype of the class. Sound healing counts as yoga, but no credit for the timetable covers it or a 1:1 session
   * (handbook: packs-and-memberships 4).
   */
  subType: string;
  startsAt: Date;
  /**
   * Whether a non-shareable credit already pays for the member's own place in the class. A second place then needs a
   * shareable credit (handbook: packs-and-memberships 5).
   */
  hasOwnPlace?: boolean;
}

/** Reasons why a credit doesn't cover a class. */
export type CoverageError =
  | 'other_activity'
  | 'peak_time'
  | 'other_time'
  | 'not_yet_valid'
  | 'expired_by_then'
  | 'not_enough_left'
  | 'not_shareable';

/** London time before which a weekday class is off-peak (handbook: packs-and-memberships 3). */
export const offPeakEndTime = '16:00';

/** Subtype of 1:1 sessions in any activity. Only 1:1 credits pay for them. */
export const oneToOneSubType = 'one-to-one';

const excludedSubTypes: ReadonlySet<string> = new Set(['sound-healing', oneToOneSubType]);
const saturday = 5;

/**
 * Returns whether a class is one that no credit covers and no membership discounts, whatever its activity
 * (handbook: prices 3): sound healing or a 1:1 session.
 */
export function isExcludedFromMemberships({ subType }: Pick<CoverableClass, 'subType'>): boolean {
  return excludedSubTypes.has(subType);
}

/** Returns whether a class is off-peak: Monday to Friday, before 16:00 London. */
export function isOffPeak(startsAt: Date): boolean {
  return getMondayIndex(toLondonDate(startsAt)) < saturday && toLondonTime(startsAt) < offPeakEndTime;
}

/**
 * Returns why a credit can't pay for `places` places in a class, or null when it can
 * (handbook: packs-and-memberships 1). The class must start while the credit is valid. The time of the booking doesn't
 * matter.
 */
export function getCoverageError(
  entitlement: Pick<Entitlement, 'terms' | 'balance' | 'startsAt' | 'expiresAt'>,
  klass: CoverableClass,
  places: number,
): CoverageError | null {
  const { terms, balance, startsAt, expiresAt } = entitlement;
  if (!terms.covers.includes(klass.activityId) || isExcludedFromMemberships(klass)) return 'other_activity';
  if (terms.offPeakOnly && !isOffPeak(klass.startsAt)) return 'peak_time';
  if (terms.onlyWhen && !isOnWeekdayAtOrAfter(terms.onlyWhen, klass.startsAt)) return 'other_time';
  if (klass.startsAt.getTime() < startsAt.getTime()) return 'not_yet_valid';
  if (expiresAt && klass.startsAt.getTime() >= expiresAt.getTime()) return 'expired_by_then';
  if ((places > 1 || klass.hasOwnPlace) && !terms.shareable) return 'not_shareable';
  if (balance !== null && balance < places) return 'not_enough_left';
  return null;
}

/** Returns whether a class is on a weekday (0 is Monday) and starts at or after a London time. */
export function isOnWeekdayAtOrAfter(
  { weekday, from }: { weekday: number; from: string },
  startsAt: Date,
): boolean {
  return getMondayIndex(toLondonDate(startsAt)) === weekday && toLondonTime(startsAt) >= from;
}
