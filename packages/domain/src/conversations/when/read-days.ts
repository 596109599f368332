import { en } from 'chrono-node';
import { addDays, daysBetween, type LocalDate, mondayIndex, startOfMonth } from '../../time/local-date.ts';
import { bankHolidays } from '../../timetable/bank-holidays.ts';

/** Days that are meant, both ends included; `weekdays` narrows them (Monday 0). */
export interface Days {
  from: LocalDate;
  to: LocalDate;
  weekdays: readonly number[] | null;
}

/** Days that were found, and the text without the words that named them. */
export interface FoundDays {
  days: Days;
  rest: string;
}

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const anyName = names.join('|');
const week = 6;
const weekend = [5, 6];
const working = [0, 1, 2, 3, 4];

type Rule = readonly [RegExp, (today: LocalDate, match: RegExpExecArray) => Days];

/** The rules in the order in which they are tried: the more words one needs, the earlier it stands. */
const rules: readonly Rule[] = [
  [/\b(?:the )?day after tomorrow\b/, (today) => on(addDays(today, 2))],
  [
    /\b(?:a )?week (?:on |from )?(?:today|now)\b|\btoday week\b|\bin a week('s time)?\b/,
    (today) => on(addDays(today, 7)),
  ],
  [/\b(?:a )?week (?:on |from )?tomorrow\b|\btomorrow week\b/, (today) => on(addDays(today, 8))],
  [
    new RegExp(`\\b(?:a )?week (?:on|from) (?:next )?(${anyName})\\b|\\b(${anyName}) week\\b`),
    (today, match) => on(addDays(coming(today, match[1] ?? match[2]), 7)),
  ],
  [
    new RegExp(`\\b(${anyName}) (?:of )?next week\\b|\\bnext week(?: on)?(?: the)? (${anyName})\\b`),
    (today, match) => on(inNextWeek(today, match[1] ?? match[2])),
  ],
  [
    new RegExp(`\\b(${anyName})s? (?:and|or|&|,|/) ?(${anyName})\\b`),
    (today, match) => several(today, [indexOf(match[1]), indexOf(match[2])]),
  ],
  [new RegExp(`\\bnext (${anyName})\\b`), (today, match) => on(inNextWeek(today, match[1]))],
  [/\bnext weekend\b|\bweekend after (next|this)\b/, (today) => spanOf(inNextWeek(today, 'saturday'), 1)],
  [
    /\b(?:this|the|at the|on the|over the|coming) weekend\b|\bweekend\b(?! (hours|opening|times))/,
    thisWeekend,
  ],
  [
    /\bevery (saturday|sunday|monday|tuesday|wednesday|thursday|friday)\b/,
    (today, match) => on(coming(today, match[1])),
  ],
  [
    /\b(?:on |during |in )?(?:the )?week ?days?\b(?! (hours|opening))|\b(?:during|in) the week\b|\bmid ?week\b/,
    (today) => several(today, working),
  ],
  [/\bweekends\b/, (today) => several(today, weekend)],
  [/\bweek after next\b/, (today) => spanOf(addDays(mondayOf(today), 14), week)],
  [/\bnext week\b/, (today) => spanOf(addDays(mondayOf(today), 7), week)],
  [/\b(?:the )?(?:next|coming) (?:few|couple of|2|3) days\b|\bsoon\b/, (today) => spanOf(today, 2)],
  [
    /\b(?:this|the rest of the|rest of this) week\b/,
    (today) => ({ from: today, to: addDays(mondayOf(today), week), weekdays: null }),
  ],
  [/\b(?:the )?end of the week\b/, (today) => several(today, [3, 4])],
  [
    /\b(?:this|the rest of the) month\b/,
    (today) => ({ from: today, to: addDays(startOfMonth(today, 1), -1), weekdays: null }),
  ],
  [
    /\bnext month\b/,
    (today) => ({ from: startOfMonth(today, 1), to: addDays(startOfMonth(today, 2), -1), weekdays: null }),
  ],
  [/\bin a fortnight\b|\ba fortnight(?: today)?\b/, (today) => on(addDays(today, 14))],
  [/\btomorrow\b/, (today) => on(addDays(today, 1))],
  [
    /\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b|\bright now\b|\blater on\b|\bin an hour\b/,
    (today) => on(today),
  ],
  [new RegExp(`\\b(${anyName})\\b`), (today, match) => on(coming(today, match[1]))],
];

/** Which days a plain text means, or null. */
export function readDays(text: string, today: LocalDate): FoundDays | null {
  return (
    holiday(text, today) ??
    written(text, today) ??
    byRules(text, today) ??
    dayOfMonth(text, today) ??
    wholeMonth(text, today)
  );
}

function byRules(text: string, today: LocalDate): FoundDays | null {
  for (const [pattern, daysOf] of rules) {
    const match = pattern.exec(text);
    if (match) return { days: daysOf(today, match), rest: without(text, match) };
  }
  return null;
}

/** A day by its name: "Boxing Day", "new year's eve", "over Christmas". */
function holiday(text: string, today: LocalDate): FoundDays | null {
  const christmas = /\b(?:over|between|around|at) christmas\b(?! day)/.exec(text);
  if (christmas) {
    const eve = next(today, '12-24');
    return { days: spanOf(eve, 8), rest: without(text, christmas) };
  }
  const year = Number(today.slice(0, 4));
  const fixed = [
    ...[0, 1].flatMap((later) => bankHolidays(year + later)),
    ...[0, 1].map((later) => ({ date: `${year + later}-12-24`, name: 'christmas eveday' })),
    ...[0, 1].map((later) => ({ date: `${year + later}-12-31`, name: 'new year eveday' })),
    ...[0, 1].map((later) => ({ date: `${year + later}-12-25`, name: 'christmas' })),
  ].filter(({ date, name }) => date >= today && !name.includes('substitute'));
  for (const { date, name } of fixed) {
    const words = name.toLowerCase().replace(/[’']s/, "(?:'?s)?");
    const match = new RegExp(`\\b${words}\\b`).exec(text);
    if (match) return { days: on(date), rest: without(text, match) };
  }
  return null;
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

/** A date in figures or with its month, and "in 3 days": read by the library, in London's order of day and month. */
function written(text: string, today: LocalDate): FoundDays | null {
  const match = dates.exec(text);
  if (!match) return null;
  const noon = new Date(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, Number(today.slice(8)), 12);
  const [found] = en.GB.parse(match[0], noon, { forwardDate: true });
  if (!found) return null;
  return { days: on(soonest(dateOf(found.start.date()), today)), rest: without(text, match) };
}

/** "in December": all of it that is still to come. */
function wholeMonth(text: string, today: LocalDate): FoundDays | null {
  const match = new RegExp(String.raw`\b(?:in|during|all of) (${months})\b`).exec(text);
  const [found] = match
    ? en.GB.parse(`1 ${match[1]}`, new Date(`${today}T12:00:00`), { forwardDate: true })
    : [];
  if (!match || !found) return null;
  const month = dateOf(found.start.date()).slice(5, 7);
  const first = month === today.slice(5, 7) ? `${today.slice(0, 7)}-01` : next(today, `${month}-01`);
  const from = first < today ? today : first;
  return {
    days: { from, to: addDays(startOfMonth(first, 1), -1), weekdays: null },
    rest: without(text, match),
  };
}

/** "on the 28th": this month, or the next when that has passed. */
function dayOfMonth(text: string, today: LocalDate): FoundDays | null {
  const match = /\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (class|visit|time|session))/.exec(text);
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31) return null;
  const first = startOfMonth(today, day < Number(today.slice(8)) ? 1 : 0);
  return { days: on(addDays(first, day - 1)), rest: without(text, match) };
}

function thisWeekend(today: LocalDate): Days {
  const saturday = addDays(mondayOf(today), 5);
  return { from: today > saturday ? today : saturday, to: addDays(saturday, 1), weekdays: null };
}

function several(today: LocalDate, weekdays: readonly number[]): Days {
  return { from: today, to: addDays(today, week), weekdays };
}

function on(date: LocalDate): Days {
  return { from: date, to: date, weekdays: null };
}

function spanOf(from: LocalDate, days: number): Days {
  return { from, to: addDays(from, days), weekdays: null };
}

function coming(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(today, (indexOf(name) - mondayIndex(today) + 7) % 7);
}

function inNextWeek(today: LocalDate, name: string | undefined): LocalDate {
  return addDays(mondayOf(today), 7 + indexOf(name));
}

function indexOf(name: string | undefined): number {
  return Math.max(
    0,
    names.findIndex((known) => known === name),
  );
}

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -mondayIndex(date));
}

function next(today: LocalDate, monthAndDay: string): LocalDate {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/** A day and month without a year are the next ones to come. */
function soonest(date: LocalDate, today: LocalDate): LocalDate {
  const passed = daysBetween(date, today);
  return passed > 0 && passed < 366 ? next(today, date.slice(5)) : date;
}

function dateOf(local: Date): LocalDate {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
}

/** The text without the words of a day, with a word in their place so that "Tuesday 8" stays a day and a time. */
function without(text: string, match: RegExpExecArray): string {
  const part = /\b(morning|afternoon|evening|tonight)\b/.exec(match[0])?.[0] ?? '';
  const day = /\d/.test(match[0]) ? ',' : 'someday';
  return `${text.slice(0, match.index)}${part} ${day}${text.slice(match.index + match[0].length)}`;
}
