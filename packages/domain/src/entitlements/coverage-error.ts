import { getMondayIndex } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import type { Entitlement } from './entitlement.ts';

/** A class as far as coverage asks about it. */
export interface CoverableClass {
  activityId: string;
  /** Sound healing is yoga that no credit of the timetable covers, and so is a one-to-one (handbook: packs-and-memberships 4). */
  subType: string;
  startsAt: Date;
  /** The member has a place in it already that a credit for themselves alone pays for (handbook: packs-and-memberships 5). */
  hasOwnPlace?: boolean;
}

/** Why a credit does not pay for a class. */
export type CoverageError =
  | 'other_activity'
  | 'peak_time'
  | 'other_time'
  | 'not_yet_valid'
  | 'expired_by_then'
  | 'not_enough_left'
  | 'not_shareable';

/** Weekday classes that start before it, London time, are off-peak (handbook: packs-and-memberships 3). */
export const offPeakEndTime = '16:00';

/** The kind of a class of one, whatever its activity: its own sessions alone pay for it. */
export const oneToOneSubType = 'one-to-one';

const besideMemberships: ReadonlySet<string> = new Set(['sound-healing', oneToOneSubType]);
const saturday = 5;

/** Whether no credit covers a class and no membership makes it cheaper, whatever its activity (handbook: prices 3): sound healing. */
export function isExcludedFromMemberships({ subType }: Pick<CoverableClass, 'subType'>): boolean {
  return besideMemberships.has(subType);
}

/** Whether a class is off-peak: Monday to Friday, before 16:00 London. */
export function isOffPeak(startsAt: Date): boolean {
  return getMondayIndex(toLondonDate(startsAt)) < saturday && toLondonTime(startsAt) < offPeakEndTime;
}

/**
 * Why a credit cannot pay for `places` places in a class, or null when it can (handbook: packs-and-memberships 1). It covers classes that start while it is
 * valid, whenever they are booked.
 */
export function coverageError(
  entitlement: Pick<Entitlement, 'terms' | 'balance' | 'startsAt' | 'expiresAt'>,
  klass: CoverableClass,
  places: number,
): CoverageError | null {
  const { terms, balance, startsAt, expiresAt } = entitlement;
  if (!terms.covers.includes(klass.activityId) || isExcludedFromMemberships(klass)) return 'other_activity';
  if (terms.offPeakOnly && !isOffPeak(klass.startsAt)) return 'peak_time';
  if (terms.onlyWhen && !isOnWeekdayFrom(terms.onlyWhen, klass.startsAt)) return 'other_time';
  if (klass.startsAt.getTime() < startsAt.getTime()) return 'not_yet_valid';
  if (expiresAt && klass.startsAt.getTime() >= expiresAt.getTime()) return 'expired_by_then';
  if ((places > 1 || klass.hasOwnPlace) && !terms.shareable) return 'not_shareable';
  if (balance !== null && balance < places) return 'not_enough_left';
  return null;
}

/** Whether a class is on that weekday (Monday 0) and starts at that time or later, London. */
export function isOnWeekdayFrom(
  { weekday, from }: { weekday: number; from: string },
  startsAt: Date,
): boolean {
  return getMondayIndex(toLondonDate(startsAt)) === weekday && toLondonTime(startsAt) >= from;
}
