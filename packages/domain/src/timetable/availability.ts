/** Status of a day in the calendar (handbook: timetable 7). */
export type DayStatus = 'open' | 'low' | 'closed';

/** Status of a class in the list. */
export type ClassStatus = 'open' | 'low' | 'full';

/** Maximum number of dots under a day (handbook: timetable 7). */
export const maxDayDots = 5;

/**
 * Returns 'closed' without classes, 'low' for 1 or 2, otherwise 'open'. `classes` is the number of classes that day.
 */
export function getDayStatus(classes: number): DayStatus {
  if (classes <= 0) return 'closed';
  return classes <= 2 ? 'low' : 'open';
}

/** Returns the number of dots under a day: one per class, 0 to 5. */
export function getDayDots(classes: number): number {
  return Math.max(0, Math.min(maxDayDots, classes));
}

/** Returns 'full' without places, 'low' for 3 or fewer, otherwise 'open'. `capacityLeft` is a number of places. */
export function getClassStatus(capacityLeft: number): ClassStatus {
  if (capacityLeft <= 0) return 'full';
  return capacityLeft <= 3 ? 'low' : 'open';
}

/** Number of days in the quick strip. */
export const quickStripDays = 14;

/** Days ahead that the activity and instructor pickers count (handbook: timetable 7). */
export const facetDays = 14;

/** Days ahead that the availability summary covers (handbook: timetable 7). */
export const summaryDays = 30;

/** Number of cells in the month grid: six weeks from Monday. */
export const monthGridCells = 42;
