import { getMondayIndex, type LocalDate } from '../time/local-date.ts';

/** Recurrence of a class. */
export interface Recurrence {
  /** Day of the week, from 0 (Monday) to 6 (Sunday). */
  weekday: number;
  /** Week of the month, from 1 to 5, in which the class takes place; null for every week. */
  weekOfMonth: number | null;
  /** First and last day; null or absent for no limit. */
  startsOn?: LocalDate | null;
  endsOn?: LocalDate | null;
}

/** Returns whether a recurring class takes place on a day, ignoring closures (handbook: timetable 2). */
export function isOnDay(recurrence: Recurrence, date: LocalDate): boolean {
  const { weekday, startsOn, endsOn } = recurrence;
  if (getMondayIndex(date) !== weekday) return false;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false;
  return recurrence.weekOfMonth === null || getWeekOfMonth(date) === recurrence.weekOfMonth;
}

/** Returns whether two recurring classes can fall on the same day. */
export function canFallOnSameDay(one: Recurrence, other: Recurrence): boolean {
  if (one.weekday !== other.weekday) return false;
  const sameWeek = one.weekOfMonth === other.weekOfMonth;
  if (!sameWeek && one.weekOfMonth !== null && other.weekOfMonth !== null) return false;
  return !isOverBefore(one, other) && !isOverBefore(other, one);
}

function isOverBefore({ endsOn }: Recurrence, { startsOn }: Recurrence): boolean {
  return Boolean(endsOn && startsOn && endsOn < startsOn);
}

/** Returns which occurrence of its weekday a day is in its month, from 1 to 5. */
export function getWeekOfMonth(date: LocalDate): number {
  return Math.ceil(Number(date.slice(8)) / 7);
}
