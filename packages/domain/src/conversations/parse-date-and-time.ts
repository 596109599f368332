import type { LocalDate } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import type { DaySelection } from './date-parsing/day-selections.ts';
import { normaliseDateText } from './date-parsing/normalise-date-text.ts';
import { parseDays } from './date-parsing/parse-days.ts';
import { parseTimes } from './date-parsing/parse-times.ts';
import type { TimeRange } from './date-parsing/time-ranges.ts';

export type { DaySelection, TimeRange };

/** Days and start times that a visitor means; null for what the text doesn't say. */
export interface DateAndTime {
  days: DaySelection | null;
  times: TimeRange | null;
}

/**
 * Parses days and times from a visitor's text, such as "tomorrow after 6", "sat 10am", "weds eve" or "half six". Never
 * throws.
 */
export function parseDateAndTime(text: string, now: Date): DateAndTime {
  const plain = normaliseDateText(text);
  const found = parseDays(plain, toLondonDate(now));
  return { days: found?.days ?? null, times: parseTimes(found?.remainingText ?? plain) };
}

/** Returns whether a day is in the selection. For `weekday`, Monday is 0. */
export function isWithinDays(date: LocalDate, weekday: number, days: DaySelection): boolean {
  return date >= days.from && date <= days.to && (days.weekdays?.includes(weekday) ?? true);
}
