import { type LocalDate, mondayIndex } from '../time/local-date.ts';

/** When a class repeats. */
export interface Recurrence {
  /** Monday 0 … Sunday 6. */
  weekday: number;
  /** Only in that week of the month, 1 to 5; null is every week. */
  weekOfMonth: number | null;
}

/** Whether a class that repeats takes place on a day, closures aside. */
export function takesPlaceOn(recurrence: Recurrence, date: LocalDate): boolean {
  if (mondayIndex(date) !== recurrence.weekday) return false;
  return recurrence.weekOfMonth === null || weekOfMonth(date) === recurrence.weekOfMonth;
}

/** 1 for the first such weekday of its month, to 5. */
export function weekOfMonth(date: LocalDate): number {
  return Math.ceil(Number(date.slice(8)) / 7);
}
