import * as phrases from '@studio/content/assistant/vocabulary/follow-up-time-phrases';
import type { DateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import {
  addDays,
  daysBetween,
  getMondayIndex,
  getStartOfMonth,
  type LocalDate,
} from '@studio/domain/time/local-date';

/**
 * Resolves days and times that depend on the previous message, such as "no, the sunday after" or "and the one after".
 * Returns null for other messages.
 */
export function parseFollowUpTime(normalized: string, previous: DateAndTime | null): DateAndTime | null {
  if (!previous?.days) return null;
  const text = normalized.replace(/(?: please| then| instead)+$/, '');
  const { days, times } = previous;
  const dayOfMonth = phrases.dayOfMonthPattern.exec(text)?.[1];
  if (dayOfMonth && days.from === days.to) return { days: toDay(findDayOfMonth(days.to, dayOfMonth)), times };
  const weekday = phrases.weekdayAfterPattern.exec(text);
  if (weekday) return { days: toDay(findWeekdayAfter(days.to, weekday[1] ?? weekday[2] ?? '')), times: null };
  if (phrases.dayAfterPattern.test(text)) return { days: toDay(addDays(days.to, 1)), times: null };
  if (/\bweekend\b/.test(text) && phrases.weekAfterPattern.test(text)) {
    const saturday = findWeekdayAfter(days.to, 'saturday');
    return { days: { from: saturday, to: addDays(saturday, 1), weekdays: null }, times: null };
  }
  if (phrases.weekAfterPattern.test(text))
    return { days: { ...days, from: addDays(days.from, 7), to: addDays(days.to, 7) }, times: null };
  if (times?.at && phrases.classAfterPattern.test(text))
    return { days, times: { from: addMinute(times.at), to: '23:59' } };
  if (times?.at && phrases.classBeforePattern.test(text))
    return { days, times: { from: '00:00', to: addMinute(times.at, -1) } };
  return null;
}

/** Returns whether a message asks for the class after the previously named one. */
export function asksForNextClass(normalized: string): boolean {
  return phrases.classAfterPattern.test(normalized.replace(/(?: please| then| instead)+$/, ''));
}

function findWeekdayAfter(date: LocalDate, name: string): LocalDate {
  const next = addDays(date, 1);
  return addDays(next, (phrases.weekdays.indexOf(name) - getMondayIndex(next) + 7) % 7);
}

/**
 * Maximum number of days by which "the 29th" of the previous month can be before the day of the previous message, so
 * that a follow-up still means that date.
 */
const maxDaysBack = 7;

/**
 * Returns the next date on or after `date` that is the given day of a month. Prefers that day of the previous month if
 * it is at most `maxDaysBack` days before `date`.
 */
function findDayOfMonth(date: LocalDate, day: string): LocalDate {
  // "And the 29th?" after New Year's Day means the 29th of December.
  const before = addDays(getStartOfMonth(date, -1), Number(day) - 1);
  if (before < date && daysBetween(before, date) <= maxDaysBack) return before;
  const first = getStartOfMonth(date, Number(day) < Number(date.slice(8)) ? 1 : 0);
  return addDays(first, Number(day) - 1);
}

function toDay(date: LocalDate) {
  return { from: date, to: date, weekdays: null };
}

function addMinute(time: string, minutes = 1): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
