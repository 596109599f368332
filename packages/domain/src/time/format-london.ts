import type { LocalDate } from './local-date.ts';
import { studioTimeZone } from './london.ts';

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a London day, such as "Tuesday 24 November 2026". */
export function formatDayLong(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a London day, such as "24 November 2026". */
export function formatDayAndYear(date: LocalDate): string {
  return formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a London day, such as "Tuesday 24 November". */
export function formatDayMedium(date: LocalDate): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a London day, such as "Tue 24 Nov". */
export function formatDayShort(date: LocalDate): string {
  return formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Formats the month of a London day, such as "November 2026". */
export function formatMonth(date: LocalDate): string {
  return formatDay(date, { month: 'long', year: 'numeric' });
}

/** Formats the weekday of a London day, such as "Mon". */
export function formatWeekday(date: LocalDate): string {
  return formatDay(date, { weekday: 'short' });
}

/** Formats an instant in London time, such as "Mon 23 Nov, 09:30". */
export function formatMomentShort(instant: Date): string {
  return `${parts(instant, { weekday: 'short', day: 'numeric', month: 'short' })}, ${formatTime(instant)}`;
}

/** Formats an instant in London time, such as "Monday 23 November, 09:30". */
export function formatMomentMedium(instant: Date): string {
  return `${parts(instant, { weekday: 'long', day: 'numeric', month: 'long' })}, ${formatTime(instant)}`;
}

/** Formats an instant as London time with 24 hours, such as "09:30". */
export function formatTime(instant: Date): string {
  return parts(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Formats a London day in the given style, without a comma. */
export function formatDay(date: LocalDate, style: Style): string {
  return removeCommas(formatter(style, 'UTC').format(new Date(`${date}T12:00:00Z`)));
}

function parts(instant: Date, style: Style): string {
  return removeCommas(formatter(style, studioTimeZone).format(instant));
}

/**
 * Removes the comma and shortens "Sept" to "Sep", because JavaScript engines differ in writing "Tuesday, 24 November" and
 * September, and this site uses "Tuesday 24 November" and "Sep".
 */
function removeCommas(text: string): string {
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
