import { addDays, type LocalDate, mondayIndex, startOfMonth } from '../time/local-date.ts';
import { monthGridCells } from './availability.ts';

/** The 42 days of a month's grid, beginning on the Monday on or before the first (handbook: timetable 9). */
export function monthGrid(month: LocalDate): LocalDate[] {
  const first = startOfMonth(month);
  const start = addDays(first, -mondayIndex(first));
  return Array.from({ length: monthGridCells }, (_, index) => addDays(start, index));
}
