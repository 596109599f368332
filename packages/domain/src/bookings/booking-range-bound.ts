import { addDays } from '../time/local-date.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/**
 * A bound of a list of bookings as an instant: a London day with or without a time, 'YYYY-MM-DD#HH:MM'. As the end of a
 * range, a bare day and '99:99' mean the end of that day (handbook: cancelling 11), and a time means its whole minute.
 */
export function parseRangeBound(bound: string, side: 'from' | 'to'): Date {
  const [date = '', time] = bound.split('#');
  const isWholeDay = time === undefined || time >= '24:00';
  if (isWholeDay) return toLondonInstant(side === 'to' ? addDays(date, 1) : date, '00:00');
  const instant = toLondonInstant(date, time);
  return side === 'to' ? new Date(instant.getTime() + 60_000) : instant;
}
