import type { LocalDate } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import type { DaySelection } from './date-parsing/day-selections.ts';
import { normaliseDateText } from './date-parsing/normalise-date-text.ts';
import { parseDays } from './date-parsing/parse-days.ts';
import { parseTimes } from './date-parsing/parse-times.ts';
import type { TimeRange } from './date-parsing/time-ranges.ts';

export type { DaySelection, TimeRange };

/** When somebody means: which days, and which starts. Null what they did not say. */
export interface DateAndTime {
  days: DaySelection | null;
  times: TimeRange | null;
}

/** Reads when a visitor means ("tomorrow after 6", "sat 10am", "weds eve", "half six"). Never fails. */
export function parseDateAndTime(text: string, now: Date): DateAndTime {
  const plain = normaliseDateText(text);
  const found = parseDays(plain, toLondonDate(now));
  return { days: found?.days ?? null, times: parseTimes(found?.rest ?? plain) };
}

/** Whether a day is one of those that are meant. */
export function isWithinDays(date: LocalDate, weekday: number, days: DaySelection): boolean {
  return date >= days.from && date <= days.to && (days.weekdays?.includes(weekday) ?? true);
}
