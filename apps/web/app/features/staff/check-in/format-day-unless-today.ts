import { formatDayShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

/** Returns "Thu 26 Nov, " for another London day than today, else an empty string. Precedes a time. */
export function formatDayUnlessToday(moment: Date, now: Date): string {
  const day = toLondonDate(moment);
  return day === toLondonDate(now) ? '' : `${formatDayShort(day)}, `;
}
