import { formatDayAndYear, formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

const dayMs = 24 * 3_600_000;

/**
 * Formats a past instant, such as "today, 09:30", "yesterday, 09:30" or "Mon 23 Nov, 09:30". If it is more than 180
 * days ago, returns its day with the year.
 */
export function formatPastMoment(instant: Date, now: Date): string {
  const day = toLondonDate(instant);
  if (day === toLondonDate(now)) return `today, ${formatTime(instant)}`;
  if (day === toLondonDate(new Date(now.getTime() - dayMs))) return `yesterday, ${formatTime(instant)}`;
  if (now.getTime() - instant.getTime() > 180 * dayMs) return formatDayAndYear(day);
  return formatMomentShort(instant);
}
