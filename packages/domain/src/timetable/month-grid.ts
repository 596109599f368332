import { addDays, getMondayIndex, getStartOfMonth, type LocalDate } from '../time/local-date.ts';
import { monthGridCells } from './availability.ts';

/**
 * Returns the 42 days of a month's grid, starting on the Monday on or before the first of the month
 * (handbook: timetable 9).
 */
export function buildMonthGrid(month: LocalDate): LocalDate[] {
  const first = getStartOfMonth(month);
  const start = addDays(first, -getMondayIndex(first));
  return Array.from({ length: monthGridCells }, (_, index) => addDays(start, index));
}
