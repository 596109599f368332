import { addDays, type LocalDate, mondayOf, startOfMonth } from '../../time/local-date.ts';
import { dayOfMonth, holiday, readDate, wholeMonth } from './dated-days.ts';
import {
  coming,
  type Days,
  type FoundDays,
  indexOf,
  inNextWeek,
  on,
  several,
  spanOf,
  thisWeekend,
  weekdayNames,
  without,
} from './days.ts';

const anyName = weekdayNames.join('|');
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
  [/\btoday (?:and|or|&|,|\/) ?tomorrow\b/, (today) => spanOf(today, 1)],
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
    readDate(text, today) ??
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
