import { formatDayShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

/** Returns the day in front of a time, such as "Thu 26 Nov, "; empty if the day is today in London. */
export function formatDayUnlessToday(moment: Date, now: Date): string {
  const day = toLondonDate(moment);
  return day === toLondonDate(now) ? '' : `${formatDayShort(day)}, `;
}
