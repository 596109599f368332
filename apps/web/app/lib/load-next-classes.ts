import { paths } from '@studio/contracts/paths';
import type { ClassFilters, ClassSlot, SummaryResponse } from '@studio/contracts/timetable';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { isOpenToEveryone } from '@studio/domain/timetable/audience-tags';
import type { Api } from './api.ts';
import { loadDayClasses } from './load-day-classes.ts';

/** A coming class, as far as a line about it says. */
export type NextClass = Pick<
  ClassSlot,
  'classId' | 'start' | 'dateStart' | 'className' | 'activityType' | 'instructorName' | 'capacityLeft'
>;

export interface NextClassesOptions {
  filters: ClassFilters;
  /** How many are wanted; there may be fewer. */
  count: number;
}

/** Five weeks: what happens once a month is within them. */
const daysAhead = 35;

/** Days of which the classes are asked for, so that a call never becomes thirty. */
const daysAsked = 6;

/** The same as loadNextSlots, in brief. */
export async function loadNextClasses(api: Api, now: Date, wish: NextClassesOptions): Promise<NextClass[]> {
  return (await loadNextSlots(api, now, wish)).map(toNextClass);
}

/** What a line about a class says of it. */
export function toNextClass(slot: ClassSlot): NextClass {
  const { classId, start, dateStart, className, activityType, instructorName, capacityLeft } = slot;
  return { classId, start, dateStart, className, activityType, instructorName, capacityLeft };
}

/**
 * The next classes that have not begun and are open to everyone, by start; full ones are among them. Asks for today's,
 * and for further days only when those are not enough. Throws an ApiError.
 */
export async function loadNextSlots(
  api: Api,
  now: Date,
  { filters, count }: NextClassesOptions,
): Promise<ClassSlot[]> {
  const today = toLondonDate(now);
  const found = await classesOn(api, today, filters);
  if (found.length >= count) return found.slice(0, count);
  const { days } = await api.call<SummaryResponse>(paths.summary, {
    daysFrom: 1,
    daysTo: daysAhead,
    filters,
  });
  const coming = Object.keys(days)
    .filter((day) => day >= addDays(today, 1))
    .sort()
    .slice(0, daysAsked);
  for (const day of coming) {
    if (found.length >= count) break;
    found.push(...(await classesOn(api, day, filters)));
  }
  return found.slice(0, count);
}

async function classesOn(api: Api, date: LocalDate, filters: ClassFilters): Promise<ClassSlot[]> {
  return (await loadDayClasses(api, date, filters)).filter(({ tags }) => isOpenToEveryone(tags));
}
