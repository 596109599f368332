/** How a day stands in the calendar (handbook: timetable 7). */
export type DayStatus = 'open' | 'low' | 'closed';

/** How a class stands in the list. */
export type ClassStatus = 'open' | 'low' | 'full';

/** At most this many dots mark a day (handbook: timetable 7). */
export const maxDayDots = 5;

/** Closed without a class, low with 1 or 2, otherwise open. `classes` is a count of classes that day. */
export function getDayStatus(classes: number): DayStatus {
  if (classes <= 0) return 'closed';
  return classes <= 2 ? 'low' : 'open';
}

/** Dots under a day: one per class, 0 to 5. */
export function getDayDots(classes: number): number {
  return Math.max(0, Math.min(maxDayDots, classes));
}

/** Full without places, low with 3 or fewer, otherwise open. `capacityLeft` is a count of places. */
export function getClassStatus(capacityLeft: number): ClassStatus {
  if (capacityLeft <= 0) return 'full';
  return capacityLeft <= 3 ? 'low' : 'open';
}

/** Days that the quick strip shows. */
export const quickStripDays = 14;

/** Days ahead that the activity and instructor pickers count (handbook: timetable 7). */
export const facetDays = 14;

/** Days ahead that the availability summary covers (handbook: timetable 7). */
export const summaryDays = 30;

/** Cells of the month grid: six weeks from Monday. */
export const monthGridCells = 42;
