import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from './server-clock.ts';

/** "09:30" of today, "Tue 24 Nov" of another day. */
export function formatListTime(instant: string): string {
  const at = new Date(instant);
  const day = toLondonDate(at);
  return day === toLondonDate(getServerTime()) ? formatTime(at) : formatDayShort(day);
}
