import { formatDayShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

/** "Thu 26 Nov, " of a moment on another London day than today, else nothing: what stands before its time. */
export function formatDayUnlessToday(moment: Date, now: Date): string {
  const day = toLondonDate(moment);
  return day === toLondonDate(now) ? '' : `${formatDayShort(day)}, `;
}
