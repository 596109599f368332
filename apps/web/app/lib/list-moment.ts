import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { serverNow } from './server-clock.ts';

/** "09:30" of today, "Tue 24 Nov" of another day. */
export function listMoment(instant: string): string {
  const at = new Date(instant);
  const day = londonDate(at);
  return day === londonDate(serverNow()) ? formatTime(at) : formatDayShort(day);
}
