import { formatDayShort } from '../time/format-london.ts';
import type { LocalDate } from '../time/local-date.ts';
import { getMondayIndex } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';

/** Hours of one weekday (Monday 0) in which somebody can teach, 'HH:MM' to 'HH:MM', London; 24:00 is midnight. */
export interface WeeklyHours {
  weekday: number;
  from: string;
  to: string;
}

/** Days on which somebody cannot teach, both included. */
export interface UnavailableDays {
  from: LocalDate;
  to: LocalDate;
}

/** A class as far as its time goes. */
export interface ClassTimeSpan {
  title: string;
  startsAt: Date;
  durationMin: number;
}

/** What is known of an instructor's time. */
export interface InstructorSchedule {
  /** None at all: at any time. */
  hours: readonly WeeklyHours[];
  away: readonly UnavailableDays[];
  /** Their other classes that are on. */
  teaching: readonly ClassTimeSpan[];
}

/** Whether somebody can take a class, and if not, why, in words. */
export interface InstructorAvailability {
  state: 'free' | 'teaching' | 'away' | 'outside_hours';
  words: string;
}

/** Another class at the same time comes first: it is a fact; the other two are wishes that staff may ask about. */
export function getInstructorAvailability(
  klass: ClassTimeSpan,
  { hours, away, teaching }: InstructorSchedule,
): InstructorAvailability {
  const other = teaching.find((one) => isOverlapping(one, klass));
  if (other) return { state: 'teaching', words: `Teaches ${other.title}, ${timesOf(other)}` };
  const date = toLondonDate(klass.startsAt);
  const gone = away.find(({ from, to }) => from <= date && date <= to);
  if (gone) return { state: 'away', words: `Away until ${formatDayShort(gone.to)}` };
  if (hours.length > 0 && !hours.some((one) => covers(one, klass, date)))
    return { state: 'outside_hours', words: 'Outside the hours they have given' };
  return { state: 'free', words: '' };
}

/** Whether two classes are on at one moment. */
export function isOverlapping(one: ClassTimeSpan, other: ClassTimeSpan): boolean {
  return one.startsAt < endOf(other) && other.startsAt < endOf(one);
}

/** Why hours and days cannot be kept, or null. */
export function availabilityError(
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
