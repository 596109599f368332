import type { LocalDate } from '../time/local-date.ts';
import { londonDate } from '../time/london.ts';
import type { Days } from './when/days.ts';
import type { Times } from './when/part-of-day.ts';
import { plainWords } from './when/plain-words.ts';
import { readDays } from './when/read-days.ts';
import { readTimes } from './when/read-times.ts';

export type { Days, Times };

/** When somebody means: which days, and which starts. Null what they did not say. */
export interface When {
  days: Days | null;
  times: Times | null;
}

/** Reads when a visitor means ("tomorrow after 6", "sat 10am", "weds eve", "half six"). Never fails. */
export function readWhen(text: string, now: Date): When {
  const plain = plainWords(text);
  const found = readDays(plain, londonDate(now));
  return { days: found?.days ?? null, times: readTimes(found?.rest ?? plain) };
}

/** Whether a day is one of those that are meant. */
export function isWithin(date: LocalDate, weekday: number, days: Days): boolean {
  return date >= days.from && date <= days.to && (days.weekdays?.includes(weekday) ?? true);
}
