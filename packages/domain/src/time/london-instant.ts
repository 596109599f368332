import { parseDate, toZoned } from '@internationalized/date';
import { addDays, type LocalDate } from './local-date.ts';
import { studioTimeZone, toLondonDate } from './london.ts';

/**
 * Returns the instant of a London wall-clock time 'HH:MM'. A time that the clock change skips moves forward by an hour,
 * and a time that occurs twice means its first instant. The function has its own file, because it needs the calendar
 * library, which pages shouldn't load.
 */
export function toLondonInstant(date: LocalDate, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return toZoned(parseDate(date), studioTimeZone).set({ hour, minute }).toDate();
}

/** Returns the midnight that ends an instant's London day. */
export function getEndOfLondonDay(instant: Date): Date {
  return toLondonInstant(addDays(toLondonDate(instant), 1), '00:00');
}
