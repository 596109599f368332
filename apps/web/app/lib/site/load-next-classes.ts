import { paths } from '@studio/contracts/paths';
import type { ClassFilters, ClassSlot, GetAvailabilitySummaryResponse } from '@studio/contracts/timetable';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { isOpenToEveryone } from '@studio/domain/timetable/audience-tags';
import type { Api } from '../api/api.ts';
import { loadDayClasses } from './load-day-classes.ts';

export type NextClass = Pick<
  ClassSlot,
  'classId' | 'start' | 'dateStart' | 'className' | 'activityType' | 'instructorName' | 'capacityLeft'
>;

export interface NextClassesOptions {
  filters: ClassFilters;
  /** Maximum number of classes; there may be fewer. */
  count: number;
}

/** Number of days ahead. Five weeks include classes that take place once a month. */
const daysAhead = 35;

/** Maximum number of further days to request, which limits the number of calls. */
const maxExtraDays = 6;

/** Returns the classes of `loadNextSlots`, reduced to the fields that a list shows. */
export async function loadNextClasses(
  api: Api,
  now: Date,
  options: NextClassesOptions,
): Promise<NextClass[]> {
  return (await loadNextSlots(api, now, options)).map(toNextClass);
}

export function toNextClass(slot: ClassSlot): NextClass {
  const { classId, start, dateStart, className, activityType, instructorName, capacityLeft } = slot;
  return { classId, start, dateStart, className, activityType, instructorName, capacityLeft };
}

/**
 * Returns the next classes that are open to everyone and haven't started, including full ones, by start. Requests
 * further days only if today has too few. Throws an ApiError.
 */
export async function loadNextSlots(
  api: Api,
  now: Date,
  { filters, count }: NextClassesOptions,
): Promise<ClassSlot[]> {
  const today = toLondonDate(now);
  const found = await classesOn(api, today, filters);
  if (found.length >= count) return found.slice(0, count);
  const { days } = await api.call<GetAvailabilitySummaryResponse>(paths.summary, {
    daysFrom: 1,
    daysTo: daysAhead,
    filters,
  });
  const nextDays = Object.keys(days)
    .filter((day) => day >= addDays(today, 1))
    .sort()
    .slice(0, maxExtraDays);
  for (const day of nextDays) {
    if (found.length >= count) break;
    found.push(...(await classesOn(api, day, filters)));
  }
  return found.slice(0, count);
}

async function classesOn(api: Api, date: LocalDate, filters: ClassFilters): Promise<ClassSlot[]> {
  return (await loadDayClasses(api, date, filters)).filter(({ tags }) => isOpenToEveryone(tags));
}
