import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../api/server-clock.ts';

/** Formats an instant: today as "09:30", another day as "Tue 24 Nov". */
export function formatTimeOrDate(instant: string): string {
  const at = new Date(instant);
  const day = toLondonDate(at);
  return day === toLondonDate(getServerTime()) ? formatTime(at) : formatDayShort(day);
}
