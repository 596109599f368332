import { formatDay, formatDayMedium, formatDayShort } from './format-london.ts';
import { daysBetween, type LocalDate } from './local-date.ts';

/**
 * Formats a day relative to today: "Today", "Tomorrow", "Saturday" within a week, and "Sat 5 Dec" for later and past
 * days. Both are London days.
 */
export function formatDayName(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return days > 1 && days < 7 ? formatDay(date, { weekday: 'long' }) : formatDayShort(date);
}

/** Formats a past or current day: "Today", "Yesterday", then "Saturday 21 November". Both are London days. */
export function formatPastDayName(date: LocalDate, today: LocalDate): string {
  const ago = daysBetween(date, today);
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : formatDayMedium(date);
}
