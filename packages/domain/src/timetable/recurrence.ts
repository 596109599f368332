import { getMondayIndex, type LocalDate } from '../time/local-date.ts';

/** When a class repeats. */
export interface Recurrence {
  /** Monday 0 … Sunday 6. */
  weekday: number;
  /** Only in that week of the month, 1 to 5; null is every week. */
  weekOfMonth: number | null;
  /** The first and the last day; null or absent is since ever, and for ever. */
  startsOn?: LocalDate | null;
  endsOn?: LocalDate | null;
}

/** Whether a class that repeats takes place on a day, closures aside (handbook: timetable 2). */
export function isOnDay(recurrence: Recurrence, date: LocalDate): boolean {
  const { weekday, startsOn, endsOn } = recurrence;
  if (getMondayIndex(date) !== weekday) return false;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false;
  return recurrence.weekOfMonth === null || getWeekOfMonth(date) === recurrence.weekOfMonth;
}

/** Whether two classes that repeat can fall on one day. */
export function canFallOnSameDay(one: Recurrence, other: Recurrence): boolean {
  if (one.weekday !== other.weekday) return false;
  const sameWeek = one.weekOfMonth === other.weekOfMonth;
  if (!sameWeek && one.weekOfMonth !== null && other.weekOfMonth !== null) return false;
  return !isOverBefore(one, other) && !isOverBefore(other, one);
}

function isOverBefore({ endsOn }: Recurrence, { startsOn }: Recurrence): boolean {
  return Boolean(endsOn && startsOn && endsOn < startsOn);
}

/** 1 for the first such weekday of its month, to 5. */
export function getWeekOfMonth(date: LocalDate): number {
  return Math.ceil(Number(date.slice(8)) / 7);
}
