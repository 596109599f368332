import type { LocalDate } from './local-date.ts';
import { studioTimeZone } from './london.ts';

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a London day: "Tuesday 24 November 2026". */
export function formatDayLong(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a London day: "24 November 2026". */
export function formatDayAndYear(date: LocalDate): string {
  return formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a London day: "Tuesday 24 November". */
export function formatDayMedium(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a London day: "Tue 24 Nov". */
export function formatDayShort(date: LocalDate): string {
  return formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Formats a London day: "November 2026". */
export function formatMonth(date: LocalDate): string {
  return formatDay(date, { month: 'long', year: 'numeric' });
}

/** Formats a London day: "Mon". */
export function formatWeekday(date: LocalDate): string {
  return formatDay(date, { weekday: 'short' });
}

/** Formats an instant in London: "Mon 23 Nov, 09:30". */
export function formatMomentShort(instant: Date): string {
  return `${parts(instant, { weekday: 'short', day: 'numeric', month: 'short' })}, ${formatTime(instant)}`;
}

/** Formats an instant in London: "Monday 23 November, 09:30". */
export function formatMomentMedium(instant: Date): string {
  return `${parts(instant, { weekday: 'long', day: 'numeric', month: 'long' })}, ${formatTime(instant)}`;
}

/** Formats an instant's London time, 24 hours: "09:30". */
export function formatTime(instant: Date): string {
  return parts(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Formats a London day in the given style, without a comma. */
export function formatDay(date: LocalDate, style: Style): string {
  return withoutComma(formatter(style, 'UTC').format(new Date(`${date}T12:00:00Z`)));
}

function parts(instant: Date, style: Style): string {
  return withoutComma(formatter(style, studioTimeZone).format(instant));
}

/** Engines differ in writing "Tuesday, 24 November"; this site uses no comma. */
function withoutComma(text: string): string {
  return text.replace(',', '').replace(/\bSept\b/, 'Sep');
}

function formatter(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([style, timeZone]);
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-GB', { ...style, timeZone });
  formats.set(key, created);
  return created;
}
