import type { LocalDate } from './local-date.ts';
import { studioTimeZone } from './london.ts';

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** "Tuesday 24 November 2026" of a London day. */
export function formatDayLong(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "24 November 2026" of a London day. */
export function formatDayAndYear(date: LocalDate): string {
  return formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "Tuesday 24 November" of a London day. */
export function formatDayMedium(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "Tue 24 Nov" of a London day. */
export function formatDayShort(date: LocalDate): string {
  return formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** "November 2026" of a London day. */
export function formatMonth(date: LocalDate): string {
  return formatDay(date, { month: 'long', year: 'numeric' });
}

/** "Mon" of a London day. */
export function formatWeekday(date: LocalDate): string {
  return formatDay(date, { weekday: 'short' });
}

/** "Mon 23 Nov, 09:30": a deadline, always as a moment. */
export function formatMomentShort(instant: Date): string {
  return `${parts(instant, { weekday: 'short', day: 'numeric', month: 'short' })}, ${formatTime(instant)}`;
}

/** "Monday 23 November, 09:30". */
export function formatMomentMedium(instant: Date): string {
  return `${parts(instant, { weekday: 'long', day: 'numeric', month: 'long' })}, ${formatTime(instant)}`;
}

/** "09:30", 24 hours, in London. */
export function formatTime(instant: Date): string {
  return parts(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** A London day in another style of the language, without the comma. */
export function formatDay(date: LocalDate, style: Style): string {
  return withoutComma(formatter(style, 'UTC').format(new Date(`${date}T12:00:00Z`)));
}

function parts(instant: Date, style: Style): string {
  return withoutComma(formatter(style, studioTimeZone).format(instant));
}

/** Some engines write "Tuesday, 24 November", others do not; the studio never does. */
function withoutComma(text: string): string {
  return text.replace(',', '').replace(/\bSept\b/, 'Sep');
}

function formatter(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([style, timeZone]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...style, timeZone });
  formats.set(key, made);
  return made;
}
