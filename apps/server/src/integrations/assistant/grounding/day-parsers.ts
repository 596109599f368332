import {
  addDays,
  daysBetween,
  getMondayIndex,
  isLocalDate,
  type LocalDate,
} from '@studio/domain/time/local-date';
import { type Claim, type ClaimParser, createClaim } from './claim.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday =
  '(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?';

/** Returns the weekday of a date, as '1' (Monday) to '7' (Sunday). */
export function getIsoWeekday(date: LocalDate): string {
  return String(getMondayIndex(date) + 1);
}

function parseWeekday(name: string): string {
  return String(dayNames.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

/** Resolves a date without a year to its next occurrence, or to a past one up to 60 days ago. */
function resolveDate(
  day: string,
  monthNumber: number,
  year: string | undefined,
  today: LocalDate,
): LocalDate | null {
  const inYear = (at: number) => `${at}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  if (year) return toValidDate(inYear(year.length === 2 ? 2000 + Number(year) : Number(year)));
  const date = toValidDate(inYear(thisYear));
  return date && daysBetween(date, today) > 60 ? toValidDate(inYear(thisYear + 1)) : date;
}

function toValidDate(date: string): LocalDate | null {
  return isLocalDate(date) ? date : null;
}

/** Returns a claim about a date. If the text names a weekday that isn't the date's own, the claim can't be true. */
function createDateClaims(date: LocalDate | null, named?: string): Claim[] {
  if (!date || (named && parseWeekday(named) !== getIsoWeekday(date))) return [createClaim('date')];
  return [createClaim('date', date)];
}

const monthNumber = (name = '') => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const dayAndMonth = new RegExp(
  `(?:\\b${weekday},?\\s(?:the\\s)?)?\\b${dayOfMonth}\\s(?:of\\s)?${month}\\b\\.?(?:,?\\s(\\d{4})\\b)?`,
  'gi',
);
const monthAndDay = new RegExp(
  `(?:\\b${weekday},?\\s)?\\b${month}\\.?\\s${dayOfMonth}\\b(?:,?\\s(\\d{4})\\b)?`,
  'gi',
);

/** Parsers of days, such as "Tuesday 24 November", "24/11", "tomorrow", "Mondays" and "weekends". */
export const dayParsers: readonly ClaimParser[] = [
  { pattern: /\b(\d{4}-\d{2}-\d{2})\b/g, read: ([, date = '']) => createDateClaims(toValidDate(date)) },
  {
    pattern: dayAndMonth,
    read: ([, named, day = '', name, year], today) =>
      createDateClaims(resolveDate(day, monthNumber(name), year, today), named),
  },
  {
    pattern: monthAndDay,
    read: ([, named, name, day = '', year], today) =>
      createDateClaims(resolveDate(day, monthNumber(name), year, today), named),
  },
  {
    pattern: /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b|\b(\d{1,2})\/(\d{1,2})\b/g,
    read: ([, day, number, year, shortDay, shortNumber], today) =>
      createDateClaims(resolveDate(day ?? shortDay ?? '', Number(number ?? shortNumber), year, today)),
  },
  {
    pattern:
      /\b(?:the )?day after tomorrow\b|\b(today|tonight|tomorrow|yesterday)\b|\bthis (?:morning|afternoon|evening)\b/gi,
    read: ([match = ''], today) => [createClaim('date', addDays(today, parseDayOffset(match.toLowerCase())))],
  },
  {
    pattern: new RegExp(`\\b${weekday}(?:\\s?(?:to|-|–|until)\\s?)${weekday}\\b`, 'gi'),
    read: ([, from = '', to = '']) =>
      createWeekdayClaims(Number(parseWeekday(from)), Number(parseWeekday(to))),
  },
  { pattern: /\bweekdays?\b/gi, read: () => createWeekdayClaims(1, 5) },
  { pattern: /\bweekends?\b/gi, read: () => createWeekdayClaims(6, 7) },
  {
    pattern: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
    read: ([match = '']) => [createClaim('weekday', parseWeekday(match))],
  },
  {
    // In lower case, or before "salutation", these words mean something else ("sat", "Sun salutation").
    pattern: /\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)\b(?! salut)/g,
    read: ([match = '']) => [createClaim('weekday', parseWeekday(match))],
  },
];

function parseDayOffset(match: string): number {
  if (match.includes('day after')) return 2;
  return match === 'tomorrow' ? 1 : match === 'yesterday' ? -1 : 0;
}

function createWeekdayClaims(first: number, last: number): Claim[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) =>
    createClaim('weekday', String(((first + index - 1) % 7) + 1)),
  );
}
