import { addDays, getMonday, getMondayIndex, type LocalDate } from '../../time/local-date.ts';

/** Range of days, both ends included. `weekdays` narrows it (Monday is 0). */
export interface DaySelection {
  from: LocalDate;
  to: LocalDate;
  weekdays: readonly number[] | null;
}

/** Days that were found, and the text without the words that named them. */
export interface ParsedDays {
  days: DaySelection;
  remainingText: string;
}

export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export function toSingleDay(date: LocalDate): DaySelection {
  return { from: date, to: date, weekdays: null };
}

/** Returns the range from a day to the given number of days after it. */
export function toDaySpan(from: LocalDate, days: number): DaySelection {
  return { from, to: addDays(from, days), weekdays: null };
}

/** Returns the next occurrence of each weekday, from today. */
export function toWeekdays(today: LocalDate, weekdays: readonly number[]): DaySelection {
  return { from: today, to: addDays(today, 6), weekdays };
}

/** Returns the next day with a weekday's name, including today. */
export function getNextWeekday(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(today, (getWeekdayIndex(name) - getMondayIndex(today) + 7) % 7);
}

/** Returns the day with a weekday's name in the week that starts next Monday. */
export function getWeekdayNextWeek(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(getMonday(today), 7 + getWeekdayIndex(name));
}

/** Returns a weekday's index, from 0 (Monday) to 6 (Sunday). An unknown name counts as Monday. */
export function getWeekdayIndex(name: string | undefined): number {
  return Math.max(0, (weekdayNames as readonly (string | undefined)[]).indexOf(name));
}

/** Returns this Saturday and Sunday, or on Sunday only today. */
export function getThisWeekend(today: LocalDate): DaySelection {
  const saturday = addDays(getMonday(today), 5);
  return { from: today > saturday ? today : saturday, to: addDays(saturday, 1), weekdays: null };
}

/** Returns the next day with a month and day such as "12-24", including today. */
export function getNextOccurrence(today: LocalDate, monthAndDay: string): LocalDate {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/**
 * Removes the words of a day from the text, but keeps a part of the day such as "evening". A filler replaces them
 * ("someday", or a comma after a date), so that in "Tuesday 8" the 8 can still be read as a time.
 */
export function removeMatchedDay(text: string, match: RegExpExecArray): string {
  const part = /\b(morning|afternoon|evening|tonight)\b/.exec(match[0])?.[0] ?? '';
  const day = /\d/.test(match[0]) ? ',' : 'someday';
  return `${text.slice(0, match.index)}${part} ${day}${text.slice(match.index + match[0].length)}`;
}
