import { formatDayShort } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';

/** "Thu 26 Nov, " of a moment on another London day than today, else nothing: what stands before its time. */
export function dayUnlessToday(moment: Date, now: Date): string {
  const day = londonDate(moment);
  return day === londonDate(now) ? '' : `${formatDayShort(day)}, `;
}
