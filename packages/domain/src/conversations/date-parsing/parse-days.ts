import { addDays, getMonday, getStartOfMonth, type LocalDate } from '../../time/local-date.ts';
import {
  type DaySelection,
  getNextWeekday,
  getThisWeekend,
  getWeekdayIndex,
  getWeekdayNextWeek,
  type ParsedDays,
  removeMatchedDay,
  toDaySpan,
  toSingleDay,
  toWeekdays,
  weekdayNames,
} from './day-selections.ts';
import {
  parseDate,
  parseDayOfMonth,
  parseHoliday,
  parseMonth,
  removeImpossibleDates,
} from './parse-dates.ts';

const anyName = weekdayNames.join('|');
const week = 6;
const weekend = [5, 6];
const working = [0, 1, 2, 3, 4];

type Rule = readonly [RegExp, (today: LocalDate, match: RegExpExecArray) => DaySelection];

/** Rules in the order in which they are tried; more specific ones come first. */
const rules: readonly Rule[] = [
  [/\b(?:the )?day after tomorrow\b/, (today) => toSingleDay(addDays(today, 2))],
  [
    /\b(?:a )?week (?:on |from )?(?:today|now)\b|\btoday week\b|\bin a week('s time)?\b/,
    (today) => toSingleDay(addDays(today, 7)),
  ],
  [/\b(?:a )?week (?:on |from )?tomorrow\b|\btomorrow week\b/, (today) => toSingleDay(addDays(today, 8))],
  [
    new RegExp(`\\b(?:a )?week (?:on|from) (?:next )?(${anyName})\\b|\\b(${anyName}) week\\b`),
    (today, match) => toSingleDay(addDays(getNextWeekday(today, match[1] ?? match[2]), 7)),
  ],
  [
    new RegExp(`\\b(${anyName}) (?:of )?next week\\b|\\bnext week(?: on)?(?: the)? (${anyName})\\b`),
    (today, match) => toSingleDay(getWeekdayNextWeek(today, match[1] ?? match[2])),
  ],
  [
    new RegExp(`\\b(${anyName})s? (?:and|or|&|,|/) ?(${anyName})\\b`),
    (today, match) => toWeekdays(today, [getWeekdayIndex(match[1]), getWeekdayIndex(match[2])]),
  ],
  [new RegExp(`\\bnext (${anyName})\\b`), (today, match) => toSingleDay(getWeekdayNextWeek(today, match[1]))],
  [
    /\bnext weekend\b|\bweekend after (next|this)\b/,
    (today) => toDaySpan(getWeekdayNextWeek(today, 'saturday'), 1),
  ],
  [
    /\b(?:this|the|at the|on the|over the|coming) weekend\b|\bweekend\b(?! (hours|opening|times))/,
    getThisWeekend,
  ],
  [
    /\bevery (saturday|sunday|monday|tuesday|wednesday|thursday|friday)\b/,
    (today, match) => toSingleDay(getNextWeekday(today, match[1])),
  ],
  [
    /\b(?:on |during |in )?(?:the )?week ?days?\b(?! (hours|opening))|\b(?:during|in) the week\b|\bmid ?week\b/,
    (today) => toWeekdays(today, working),
  ],
  [/\bweekends\b/, (today) => toWeekdays(today, weekend)],
  [/\bweek after next\b/, (today) => toDaySpan(addDays(getMonday(today), 14), week)],
  [/\bnext week\b/, (today) => toDaySpan(addDays(getMonday(today), 7), week)],
  [/\b(?:the )?(?:next|coming) (?:few|couple of|2|3) days\b|\bsoon\b/, (today) => toDaySpan(today, 2)],
  [
    /\b(?:this|the rest of the|rest of this) week\b/,
    (today) => ({ from: today, to: addDays(getMonday(today), week), weekdays: null }),
  ],
  [/\b(?:the )?end of the week\b/, (today) => toWeekdays(today, [3, 4])],
  [
    /\b(?:this|the rest of the) month\b/,
    (today) => ({ from: today, to: addDays(getStartOfMonth(today, 1), -1), weekdays: null }),
  ],
  [
    /\bnext month\b/,
    (today) => ({
      from: getStartOfMonth(today, 1),
      to: addDays(getStartOfMonth(today, 2), -1),
      weekdays: null,
    }),
  ],
  [/\bin a fortnight\b|\ba fortnight(?: today)?\b/, (today) => toSingleDay(addDays(today, 14))],
  [/\btoday (?:and|or|&|,|\/) ?tomorrow\b/, (today) => toDaySpan(today, 1)],
  [/\btomorrow\b/, (today) => toSingleDay(addDays(today, 1))],
  [
    /\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b|\bright now\b|\blater on\b|\bin an hour\b/,
    (today) => toSingleDay(today),
  ],
  [new RegExp(`\\b(${anyName})\\b`), (today, match) => toSingleDay(getNextWeekday(today, match[1]))],
];

/** Matches a weekday with its day of the month, such as "friday the 4th". */
const weekdayAndDate = new RegExp(`\\b(?:${anyName}) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b`);

/** Parses the days in a normalised text; null when it names none. */
export function parseDays(normalized: string, today: LocalDate): ParsedDays | null {
  const text = removeImpossibleDates(normalized, today);
  return (
    parseWeekOf(text, today) ??
    parseWeekAfter(text, today) ??
    parseWeekdayBeside(text, today) ??
    parseHoliday(text, today) ??
    parseDate(text, today) ??
    (weekdayAndDate.test(text) ? parseDayOfMonth(text, today) : null) ??
    byRules(text, today) ??
    parseDayOfMonth(text, today) ??
    parseMonth(text, today)
  );
}

/** Parses the week that starts on a date, such as "week of 14 december". */
function parseWeekOf(text: string, today: LocalDate): ParsedDays | null {
  const [start] = /\bweek (?:of|commencing|beginning|starting|from)\b/.exec(text) ?? [];
  const date = start === undefined ? null : parseDate(text, today);
  return date && { days: toDaySpan(date.days.from, week), remainingText: date.remainingText };
}

/** Parses the day a week after another one, such as "a week after next monday". */
function parseWeekAfter(text: string, today: LocalDate): ParsedDays | null {
  const match = /\b(?:a |1 )?week (?:after|later than) (?!next\b(?! [a-z]+day)|that\b|this\b)(.+)$/.exec(
    text,
  );
  const other = match && parseDays(match[1] ?? '', today);
  return other && other.days.from === other.days.to
    ? {
        days: toSingleDay(addDays(other.days.from, week + 1)),
        remainingText: `${text.slice(0, match.index)}${other.remainingText}`,
      }
    : null;
}

/**
 * Parses a weekday before or after another day, such as "the tuesday before christmas" or "the saturday after the 12th".
 */
function parseWeekdayBeside(text: string, today: LocalDate): ParsedDays | null {
  const match = new RegExp(`\\b(${anyName}) (before|after) (?!work|\\d)(.+)$`).exec(text);
  const [, name, side, rest = ''] = match ?? [];
  const other =
    match && (parseHoliday(rest, today) ?? parseDate(rest, today) ?? parseDayOfMonth(rest, today));
  if (!match || !other || !/^\s*(?:the\s+)?(?:someday|,)/.test(other.remainingText)) return null;
  const start = side === 'before' ? addDays(other.days.from, -7) : addDays(other.days.to, 1);
  const days = toSingleDay(getNextWeekday(start, name));
  return {
    days,
    remainingText: `${text.slice(0, match.index)}someday${other.remainingText.replace(/someday|,/, '')}`,
  };
}

function byRules(text: string, today: LocalDate): ParsedDays | null {
  for (const [pattern, daysOf] of rules) {
    const match = pattern.exec(text);
    if (match) return { days: daysOf(today, match), remainingText: removeMatchedDay(text, match) };
  }
  return null;
}
