import type { LocalDate } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import type { DaySelection } from './date-parsing/day-selections.ts';
import { normaliseDateText } from './date-parsing/normalise-date-text.ts';
import { parseDays } from './date-parsing/parse-days.ts';
import { parseTimes } from './date-parsing/parse-times.ts';
import type { TimeRange } from './date-parsing/time-ranges.ts';

export type { DaySelection, TimeRange };

/** Days and start times that a visitor's text names; null for each that it doesn't name. */
export interface DateAndTime {
  days: DaySelection | null;
  times: TimeRange | null;
}

/**
 * Parses days and times from a visitor's text, such as "tomorrow after 6", "sat 10am", "weds eve" or "half six". Never
 * throws.
 */
export function parseDateAndTime(text: string, now: Date): DateAndTime {
  const plain = normaliseDateText(text).replace(pastDayPattern, ' ');
  const soon = parseNextHours(plain, now);
  if (soon) return soon;
  const found = parseDays(plain, toLondonDate(now));
  return { days: found?.days ?? null, times: parseTimes(found?.remainingText ?? plain) };
}

/** Matches days in the past, for which no one searches classes. */
const pastDayPattern =
  /\b(?:last|this past|(?:retired|moved|started|arrived|finished|was born) on) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month|night)\b/g;

const nextHoursPattern =
  /\b(?:(?:in|within) (?:the )?(?:next )?|next )(?:(\d|1[0-2]|couple of|few) )?(?:hours?|hrs?)\b(?! (?:before|notice|of))/;

/** Parses "in the next 2 hours", which means starts from now on, today. Null if the text says nothing like it. */
function parseNextHours(text: string, now: Date): DateAndTime | null {
  const [match, count = '1'] = nextHoursPattern.exec(text) ?? [];
  if (match === undefined) return null;
  const hours = Number(count) || (count === 'few' ? 3 : 2);
  const today = toLondonDate(now);
  const until = new Date(now.getTime() + hours * 3_600_000);
  const to = toLondonDate(until) === today ? toLondonTime(until) : '23:59';
  return {
    days: { from: today, to: today, weekdays: null },
    times: { from: toLondonTime(now), to },
  };
}

/** Returns whether a day is in the selection. For `weekday`, Monday is 0. */
export function isDaySelected(date: LocalDate, weekday: number, days: DaySelection): boolean {
  return date >= days.from && date <= days.to && (days.weekdays?.includes(weekday) ?? true);
}
