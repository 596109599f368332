import type { GetAvailabilitySummaryResponse } from '@studio/contracts/timetable';
import { addDays, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import { dayStripDays } from '@studio/domain/timetable/availability';

export interface TimetableDay {
  date: LocalDate;
  /** Number of classes; null when the summary failed to load. */
  classes: number | null;
  /** Reason why the studio is closed; null when it is open. */
  closure: string | null;
  /** Reason why the day has no classes to book; null if it has, or if the summary failed to load. */
  reason: 'past' | 'closed' | 'no classes' | 'not open for booking yet' | null;
}

/** Returns a day with its number of classes. Without a summary, every day from today on can be chosen. */
export function toTimetableDay(
  date: LocalDate,
  today: LocalDate,
  summary: GetAvailabilitySummaryResponse | null,
): TimetableDay {
  if (date < today) return { date, classes: 0, closure: null, reason: 'past' };
  if (!summary) return { date, classes: null, closure: null, reason: null };
  const classes = summary.days[date] ?? 0;
  const closure = summary.closures.find((one) => one.date === date)?.name ?? null;
  return { date, classes, closure, reason: classes > 0 ? null : reasonOf(date, closure, summary) };
}

/** Returns whether visitors can open a day: one with classes, or a closed day, whose page says why. */
export function canOpenDay({ reason }: TimetableDay): boolean {
  return reason === null || reason === 'closed';
}

function reasonOf(
  date: LocalDate,
  closure: string | null,
  summary: GetAvailabilitySummaryResponse,
): TimetableDay['reason'] {
  if (closure) return 'closed';
  return date > summary.range.to ? 'not open for booking yet' : 'no classes';
}

/** Returns the 14 days from today. */
export function listStripDays(
  today: LocalDate,
  summary: GetAvailabilitySummaryResponse | null,
): TimetableDay[] {
  return Array.from({ length: dayStripDays }, (_, index) =>
    toTimetableDay(addDays(today, index), today, summary),
  );
}

/**
 * Returns the first day with classes from today on; with `weekday` (0 is Monday), the first such weekday with
 * classes. If there is none, returns today or the next such weekday.
 */
export function findFirstDay(
  summary: GetAvailabilitySummaryResponse | null,
  today: LocalDate,
  weekday: number | null = null,
): LocalDate {
  const matches = (date: LocalDate) => weekday === null || getMondayIndex(date) === weekday;
  const nearest = weekday === null ? today : addDays(today, (weekday - getMondayIndex(today) + 7) % 7);
  return daysWithClasses(summary).find((date) => date >= today && matches(date)) ?? nearest;
}

/**
 * Returns the next day with classes after `date`. If there is none, returns the last one before `date` that isn't
 * past, or null.
 */
export function findNextDay(
  summary: GetAvailabilitySummaryResponse | null,
  date: LocalDate,
  today: LocalDate,
): LocalDate | null {
  const days = daysWithClasses(summary).filter((day) => day >= today && day !== date);
  return days.find((day) => day > date) ?? days.at(-1) ?? null;
}

/**
 * Returns the days with classes around `date`: the next one, the one before it unless that is past, and the second
 * one after it. The page prefetches them in this order.
 */
export function listNeighbouringDays(
  summary: GetAvailabilitySummaryResponse | null,
  date: LocalDate,
  today: LocalDate,
): LocalDate[] {
  const days = daysWithClasses(summary).filter((day) => day >= today);
  const [next, afterNext] = days.filter((day) => day > date);
  const previous = days.findLast((day) => day < date);
  return [next, previous, afterNext].filter((day) => day !== undefined);
}

function daysWithClasses(summary: GetAvailabilitySummaryResponse | null): LocalDate[] {
  return Object.entries(summary?.days ?? {})
    .filter(([, classes]) => classes > 0)
    .map(([date]) => date)
    .sort();
}
