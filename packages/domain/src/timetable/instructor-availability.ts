import { formatDayShort } from '../time/format-london.ts';
import type { LocalDate } from '../time/local-date.ts';
import { getMondayIndex } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';

/** Hours of one weekday (Monday is 0) in which an instructor can teach, as 'HH:MM' in London. 24:00 is midnight. */
export interface WeeklyHours {
  weekday: number;
  from: string;
  to: string;
}

/** Days on which an instructor can't teach, both included. */
export interface UnavailableDays {
  from: LocalDate;
  to: LocalDate;
}

/** Title and time of a class. */
export interface ClassTimeSpan {
  title: string;
  startsAt: Date;
  durationMin: number;
}

/** Availability and classes of an instructor. */
export interface InstructorSchedule {
  /** Hours in which the instructor can teach; empty for any time. */
  hours: readonly WeeklyHours[];
  away: readonly UnavailableDays[];
  /** Other scheduled classes of the instructor. */
  teaching: readonly ClassTimeSpan[];
}

/** Whether an instructor can take a class, and the reason in words if not. */
export interface InstructorAvailability {
  state: 'free' | 'teaching' | 'away' | 'outside_hours';
  description: string;
}

/**
 * Returns an instructor's availability for a class. Reports another class at that time before other reasons, because an
 * instructor can't teach two classes, but may agree to teach during an absence or outside the usual hours.
 */
export function getInstructorAvailability(
  klass: ClassTimeSpan,
  { hours, away, teaching }: InstructorSchedule,
): InstructorAvailability {
  const other = teaching.find((one) => isOverlapping(one, klass));
  if (other) return { state: 'teaching', description: `Teaches ${other.title}, ${timesOf(other)}` };
  const date = toLondonDate(klass.startsAt);
  const absence = away.find(({ from, to }) => from <= date && date <= to);
  if (absence) return { state: 'away', description: `Away until ${formatDayShort(absence.to)}` };
  if (hours.length > 0 && !hours.some((one) => covers(one, klass, date)))
    return { state: 'outside_hours', description: 'Outside their available hours' };
  return { state: 'free', description: '' };
}

/** Returns whether two classes overlap in time. */
export function isOverlapping(one: ClassTimeSpan, other: ClassTimeSpan): boolean {
  return one.startsAt < endOf(other) && other.startsAt < endOf(one);
}

/** Returns why hours and absences can't be saved, or null when they can. */
export function validateAvailability(
  hours: readonly WeeklyHours[],
  away: readonly UnavailableDays[],
): 'ends_before' | 'overlap' | null {
  if (hours.some(({ from, to }) => to <= from) || away.some(({ from, to }) => to < from))
    return 'ends_before';
  const clash = hours.some((one, index) =>
    hours
      .slice(index + 1)
      .some((other) => one.weekday === other.weekday && one.from < other.to && other.from < one.to),
  );
  return clash ? 'overlap' : null;
}

function covers({ weekday, from, to }: WeeklyHours, klass: ClassTimeSpan, date: LocalDate): boolean {
  if (weekday !== getMondayIndex(date) || toLondonTime(klass.startsAt) < from) return false;
  const end = endOf(klass);
  return toLondonDate(end) === date
    ? toLondonTime(end) <= to
    : to === '24:00' && toLondonTime(end) === '00:00';
}

function endOf({ startsAt, durationMin }: ClassTimeSpan): Date {
  return new Date(startsAt.getTime() + durationMin * 60_000);
}

function timesOf(klass: ClassTimeSpan): string {
  return `${toLondonTime(klass.startsAt)}–${toLondonTime(endOf(klass))}`;
}
