import { addDays, getMonday, getMondayIndex, type LocalDate } from '../../time/local-date.ts';

/** Days that are meant, both ends included; `weekdays` narrows them (Monday 0). */
export interface DaySelection {
  from: LocalDate;
  to: LocalDate;
  weekdays: readonly number[] | null;
}

/** Days that were found, and the text without the words that named them. */
export interface ParsedDays {
  days: DaySelection;
  rest: string;
}

/** The weekdays, Monday first. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** One day. */
export function toSingleDay(date: LocalDate): DaySelection {
  return { from: date, to: date, weekdays: null };
}

/** A day, and so many after it. */
export function toDaySpan(from: LocalDate, days: number): DaySelection {
  return { from, to: addDays(from, days), weekdays: null };
}

/** These weekdays, once each, from today on. */
export function toWeekdays(today: LocalDate, weekdays: readonly number[]): DaySelection {
  return { from: today, to: addDays(today, 6), weekdays };
}

/** The next day of a name; today when it is one. */
export function getNextWeekday(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(today, (getWeekdayIndex(name) - getMondayIndex(today) + 7) % 7);
}

/** The day of a name in the week that begins with the next Monday. */
export function getWeekdayNextWeek(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(getMonday(today), 7 + getWeekdayIndex(name));
}

/** Monday 0; what is no weekday counts as Monday. */
export function getWeekdayIndex(name: string | undefined): number {
  return Math.max(0, (weekdayNames as readonly (string | undefined)[]).indexOf(name));
}

/** Saturday and Sunday, or what is left of them. */
export function getThisWeekend(today: LocalDate): DaySelection {
  const saturday = addDays(getMonday(today), 5);
  return { from: today > saturday ? today : saturday, to: addDays(saturday, 1), weekdays: null };
}

/** The next day with that month and day, "12-24": today counts. */
export function getNextMonthDay(today: LocalDate, monthAndDay: string): LocalDate {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/** The text without the words of a day, with a word in their place so that "Tuesday 8" stays a day and a time. */
export function removeMatchedDay(text: string, match: RegExpExecArray): string {
  const part = /\b(morning|afternoon|evening|tonight)\b/.exec(match[0])?.[0] ?? '';
  const day = /\d/.test(match[0]) ? ',' : 'someday';
  return `${text.slice(0, match.index)}${part} ${day}${text.slice(match.index + match[0].length)}`;
}
