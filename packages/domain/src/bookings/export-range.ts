import { countDays, type Period } from '../insight/period.ts';
import { isLocalDate } from '../time/local-date.ts';

/** Days whose bookings one file may hold: a year and a little of the next. */
export const maxExportDays = 400;

/** Why the bookings of these London days, both included, are not written as a file; null when they are. */
export function exportRangeError(span: Period): string | null {
  if (!isLocalDate(span.from) || !isLocalDate(span.to)) return 'Choose two days.';
  if (span.to < span.from) return 'The last day is before the first.';
  return countDays(span) > maxExportDays ? `At most ${maxExportDays} days go into one file.` : null;
}
