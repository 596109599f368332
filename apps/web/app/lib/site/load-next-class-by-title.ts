import type { ClassSlot } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from '../api/api.ts';
import { loadDayClasses } from './load-day-classes.ts';

/** Maximum number of days to request. A week and a day contain every class of the weekly timetable. */
const maxDays = 8;

/**
 * Finds the next class with a free place for each title. Requests one day after another until all titles are found,
 * at most `maxDays`. If a request fails, returns the classes found so far.
 */
export async function loadNextClassByTitle(
  api: Api,
  now: Date,
  titles: Iterable<string>,
): Promise<ReadonlyMap<string, ClassSlot>> {
  const titleSet = new Set(titles);
  const found = new Map<string, ClassSlot>();
  try {
    for (let ahead = 0; ahead < maxDays && found.size < titleSet.size; ahead += 1) {
      for (const slot of await loadDayClasses(api, addDays(toLondonDate(now), ahead))) {
        const { className, capacityLeft } = slot;
        if (capacityLeft > 0 && titleSet.has(className) && !found.has(className)) found.set(className, slot);
      }
    }
  } catch {
    return found;
  }
  return found;
}
