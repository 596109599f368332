/** Status of a day in the calendar (handbook: timetable 7). */
export type DayStatus = 'open' | 'low' | 'closed';

/** Status of a class in the list of classes. */
export type AvailabilityStatus = 'open' | 'low' | 'full';

/** Maximum number of dots under a day (handbook: timetable 7). */
export const maxDayDots = 5;

/** Returns the status of a day with a number of classes: 'closed' for none, 'low' for 1 or 2, otherwise 'open'. */
export function getDayStatus(classes: number): DayStatus {
  if (classes <= 0) return 'closed';
  return classes <= 2 ? 'low' : 'open';
}

/** Returns the number of dots under a day, which is one per class, from 0 to 5. */
export function getDayDots(classes: number): number {
  return Math.max(0, Math.min(maxDayDots, classes));
}

/**
 * Returns the status of a class with a number of free places: 'full' for none, 'low' for 3 or fewer, otherwise 'open'.
 */
export function getAvailabilityStatus(capacityLeft: number): AvailabilityStatus {
  if (capacityLeft <= 0) return 'full';
  return capacityLeft <= 3 ? 'low' : 'open';
}

/** Number of days in the strip above the list of classes, from today. */
export const dayStripDays = 14;

/** Number of days whose classes the activity and instructor pickers count (handbook: timetable 7). */
export const facetCountDays = 14;

/** Number of days in the availability summary (handbook: timetable 7). */
export const availabilitySummaryDays = 30;

/** Number of cells in the month grid, which shows six weeks from Monday. */
export const monthGridCells = 42;
