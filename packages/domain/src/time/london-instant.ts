import { parseDate, toZoned } from '@internationalized/date';
import { addDays, type LocalDate } from './local-date.ts';
import { studioTimeZone, toLondonDate } from './london.ts';

/**
 * The instant of a London wall-clock time 'HH:MM'. A time that the clock change skips moves forward by an hour;
 * one that occurs twice means the first. Apart from the other rules of time because it needs the calendar library,
 * which no page has to carry.
 */
export function toLondonInstant(date: LocalDate, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return toZoned(parseDate(date), studioTimeZone).set({ hour, minute }).toDate();
}

/** The midnight at which an instant's London day ends. */
export function getEndOfLondonDay(instant: Date): Date {
  return toLondonInstant(addDays(toLondonDate(instant), 1), '00:00');
}
