import { GB } from 'chrono-node/en';
import { addDays, daysBetween, getStartOfMonth, type LocalDate } from '../../time/local-date.ts';
import { listBankHolidays, type NamedDay } from '../../timetable/bank-holidays.ts';
import {
  getNextOccurrence,
  type ParsedDays,
  removeMatchedDay,
  toDaySpan,
  toSingleDay,
} from './day-selections.ts';

/** Parses a holiday, such as "Boxing Day", "new year's eve" or "over Christmas". */
export function parseHoliday(text: string, today: LocalDate): ParsedDays | null {
  const christmas = /\b(?:over|between|around|at) christmas\b(?! day)/.exec(text);
  if (christmas) {
    const eve = getNextOccurrence(today, '12-24');
    return { days: toDaySpan(eve, 8), remainingText: removeMatchedDay(text, christmas) };
  }
  const year = Number(today.slice(0, 4));
  const namedYear = /\b(20\d\d)\b/.exec(text)?.[1] ?? '';
  const holidays = [year, year + 1]
    .flatMap((one) => [...listBankHolidays(one), ...listOtherDays(one)])
    .filter(({ date, name }) => date >= today && date.startsWith(namedYear) && !name.includes('substitute'));
  for (const { date, name } of holidays) {
    const namePattern = name.toLowerCase().replace(/[’']s/, "(?:'?s)?");
    const match = new RegExp(`\\b(?:${namePattern})\\b`).exec(text);
    if (match) return { days: toSingleDay(date), remainingText: removeMatchedDay(text, match) };
  }
  return null;
}

/** Days with a name that aren’t bank holidays, and other names of bank holidays, as patterns. */
function listOtherDays(year: number): NamedDay[] {
  const bankHolidays = listBankHolidays(year);
  const dateOfHoliday = (name: string) => bankHolidays.find((one) => one.name === name)?.date ?? '';
  const goodFriday = dateOfHoliday('Good Friday');
  const early = dateOfHoliday('Early May bank holiday');
  const spring = dateOfHoliday('Spring bank holiday');
  const summer = dateOfHoliday('Summer bank holiday');
  const bankHoliday = '(?:bank ?hol(?:iday)?s?|bh)(?: monday)?';
  return [
    { date: `${year}-12-24`, name: 'christmas eveday' },
    { date: `${year}-12-31`, name: 'new year eveday' },
    { date: `${year}-12-25`, name: 'christmas' },
    { date: `${year}-01-01`, name: 'new years?' },
    { date: `${year}-02-14`, name: "valentine(?:'?s)?(?: day)?" },
    { date: addDays(goodFriday, 1), name: '(?:easter|holy) saturday' },
    { date: addDays(goodFriday, 2), name: 'easter(?: sunday)?' },
    { date: early, name: 'may day' },
    { date: spring, name: `(?:late|end of|second|last) may ${bankHoliday}|whit(?:sun)?(?: monday)?` },
    { date: early, name: `(?:first |early )?may ${bankHoliday}|${bankHoliday} in may` },
    { date: summer, name: `(?:late )?august ${bankHoliday}|${bankHoliday} in august` },
  ];
}

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dates = new RegExp(
  [
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\b(?: \d{4})?`,
    String.raw`\b${months} (?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?! ?[:.]\d)(?: \d{4})?`,
    String.raw`\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b`,
    String.raw`\bin (?:a|\d{1,2}) (?:day|week)s?\b`,
    String.raw`\b20\d{2}-\d{2}-\d{2}\b`,
  ].join('|'),
);

/**
 * Parses a numeric date, a date with its month, or text like "in 3 days", with the library in British day-month order.
 */
export function parseDate(text: string, today: LocalDate): ParsedDays | null {
  const match = dates.exec(removeMarks(text));
  if (!match) return null;
  const noon = new Date(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, Number(today.slice(8)), 12);
  const [found] = GB.parse(match[0], noon, { forwardDate: true });
  if (!found) return null;
  return {
    days: toSingleDay(
      /\d{4}|\bin\b|\/\d+\//.test(match[0])
        ? dateOf(found.start.date())
        : toNextOccurrence(dateOf(found.start.date()), today),
    ),
    remainingText: removeMatchedDay(text, match),
  };
}

const dayAndMonth = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\b|\b(${months}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?[:.]\d)`,
  'g',
);
const monthStarts = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Removes dates that no calendar has, such as "30th February", so that no part of them is read as another day. */
export function removeImpossibleDates(text: string, today: LocalDate): string {
  return text.replace(dayAndMonth, (date, day, name, nameBefore, dayAfter) => {
    const month = monthStarts.indexOf((name ?? nameBefore).slice(0, 3)) + 1;
    const first = `${String(month).padStart(2, '0')}-01`;
    const isThisMonth = first.slice(0, 2) === today.slice(5, 7);
    const start = isThisMonth ? today : getNextOccurrence(today, first);
    const lastDay = Number(addDays(getStartOfMonth(start, 1), -1).slice(8));
    return Number(day ?? dayAfter) > lastDay ? ' ' : date;
  });
}

/**
 * Replaces ratings such as "10/10" or "a solid 9/10" with spaces, because they aren't dates. The rest of the text keeps
 * its position.
 */
function removeMarks(text: string): string {
  return text.replace(
    /(?<!\b(?:on|the|for|from|until|before|after|by|date|[a-z]+day) )(?<![\d/])(?:\d|10)\/10\b(?!\/)/g,
    (mark) => ' '.repeat(mark.length),
  );
}

/** Parses a month, such as "in December" or "Sound Healing jan", as all days of that month, without past ones. */
export function parseMonth(text: string, today: LocalDate): ParsedDays | null {
  const match =
    new RegExp(String.raw`\b(?:in|during|all of|for|next) (${months})\b`).exec(text) ??
    /\b(january|jan|february|feb|july|september|sept|october|oct|november|nov|december|dec)\b(?! \d)/.exec(
      text,
    );
  const [found] = match
    ? GB.parse(`1 ${match[1]}`, new Date(`${today}T12:00:00`), { forwardDate: true })
    : [];
  if (!match || !found) return null;
  const month = dateOf(found.start.date()).slice(5, 7);
  const first =
    month === today.slice(5, 7) ? `${today.slice(0, 7)}-01` : getNextOccurrence(today, `${month}-01`);
  const from = first < today ? today : first;
  return {
    days: { from, to: addDays(getStartOfMonth(first, 1), -1), weekdays: null },
    remainingText: removeMatchedDay(text, match),
  };
}

/** Parses a day of the month, such as "on the 28th", in this month, or in the next one when that day has passed. */
export function parseDayOfMonth(text: string, today: LocalDate): ParsedDays | null {
  const match = /\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (class|visit|time|session))/.exec(text);
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31) return null;
  const first = getStartOfMonth(today, day < Number(today.slice(8)) ? 1 : 0);
  return { days: toSingleDay(addDays(first, day - 1)), remainingText: removeMatchedDay(text, match) };
}

/**
 * Number of days after which a past day without a year moves to its next occurrence. A more recent day stays in the
 * past, because it is more probably a mistake than a day in almost a year.
 */
const recentDays = 60;

/** Moves a past day without a year to its next occurrence, unless it was recent. */
function toNextOccurrence(date: LocalDate, today: LocalDate): LocalDate {
  const lastYear = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  if (daysBetween(lastYear, today) > 0 && daysBetween(lastYear, today) <= recentDays) return lastYear;
  const passed = daysBetween(date, today);
  if (passed > 0 && passed <= recentDays) return date;
  return passed > 0 && passed < 366 ? getNextOccurrence(today, date.slice(5)) : date;
}

function dateOf(local: Date): LocalDate {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
}
