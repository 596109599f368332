import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import type { Api } from '../../lib/api.ts';

/** When a class can be booked next, by its title. */
export type NextTimes = Readonly<Record<string, { dateStart: string; instructorName: string }>>;

/** Every class of the weekly timetable comes within a week. */
const daysAsked = 7;

/**
 * The next start with a free place of each of these classes. Asks day after day until all are found; a class without
 * a free place within a week is left out, and all are when the timetable does not answer.
 */
export async function loadNextTimes(api: Api, now: Date, titles: readonly string[]): Promise<NextTimes> {
  const times = new Map<string, { dateStart: string; instructorName: string }>();
  try {
    for (let ahead = 0; ahead < daysAsked && times.size < new Set(titles).size; ahead++) {
      const date = addDays(londonDate(now), ahead);
      const { slots } = await api.call<AvailabilityAnswer>(paths.availability, { date, filters: {} });
      for (const { className, capacityLeft, dateStart, instructorName } of slots) {
        if (capacityLeft > 0 && titles.includes(className) && !times.has(className))
          times.set(className, { dateStart, instructorName });
      }
    }
  } catch {
    // The recommendation then stands without times; the timetable says what is wrong.
  }
  return Object.fromEntries(times);
}
