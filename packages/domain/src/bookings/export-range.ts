import { countDays, type Period } from '../insight/period.ts';
import { isLocalDate } from '../time/local-date.ts';

/** Maximum number of days in one export, a year and a month. */
export const maxExportDays = 400;

/** Returns why the bookings of a period of London days can't be exported, or null when they can. */
export function validateExportRange(span: Period): string | null {
  if (!isLocalDate(span.from) || !isLocalDate(span.to)) return 'Choose a start date and an end date.';
  if (span.to < span.from) return 'Choose an end date on or after the start date.';
  return countDays(span) > maxExportDays ? `Choose a period of up to ${maxExportDays} days.` : null;
}
