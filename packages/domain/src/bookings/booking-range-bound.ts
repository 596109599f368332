import { addDays } from '../time/local-date.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/**
 * Converts a bound of a range, 'YYYY-MM-DD' or 'YYYY-MM-DD#HH:MM' in London, to an instant. An upper bound without a
 * time, or with the time '99:99', is the end of its day (handbook: cancelling 11). An upper bound with another time
 * includes that whole minute.
 */
export function parseRangeBound(bound: string, side: 'from' | 'to'): Date {
  const [date = '', time] = bound.split('#');
  const isWholeDay = time === undefined || time >= '24:00';
  if (isWholeDay) return toLondonInstant(side === 'to' ? addDays(date, 1) : date, '00:00');
  const instant = toLondonInstant(date, time);
  return side === 'to' ? new Date(instant.getTime() + 60_000) : instant;
}
