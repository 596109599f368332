import { addDays, getMondayIndex, getStartOfMonth, type LocalDate } from '@studio/domain/time/local-date';

/** Returns the day to focus after a key in a calendar grid with weeks from Monday; null for other keys. */
export function getNextFocusedDay(key: string, from: LocalDate): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -getMondayIndex(from));
    case 'End':
      return addDays(from, 6 - getMondayIndex(from));
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return null;
  }
}

/** Returns the same day of another month, or its last day if the month is shorter. */
function addMonths(from: LocalDate, months: number): LocalDate {
  const same = addDays(getStartOfMonth(from, months), Number(from.slice(8)) - 1);
  const last = addDays(getStartOfMonth(from, months + 1), -1);
  if (same > last) return last;
  return same;
}
