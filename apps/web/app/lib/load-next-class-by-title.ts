import type { ClassSlot } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from './api.ts';
import { loadDayClasses } from './load-day-classes.ts';

/** A week and a day: every class of the weekly timetable that is not full comes within it. */
const daysAsked = 8;

/**
 * The next class with a place for each of these titles. Asks for one day after another, and for no more than it takes
 * to find one of each; a class without a free place is left out. Asks no further when a call fails: what was found
 * stands, and the timetable says what is wrong.
 */
export async function loadNextClassByTitle(
  api: Api,
  now: Date,
  titles: Iterable<string>,
): Promise<ReadonlyMap<string, ClassSlot>> {
  const wanted = new Set(titles);
  const found = new Map<string, ClassSlot>();
  try {
    for (let ahead = 0; ahead < daysAsked && found.size < wanted.size; ahead += 1) {
      for (const slot of await loadDayClasses(api, addDays(toLondonDate(now), ahead))) {
        const { className, capacityLeft } = slot;
        if (capacityLeft > 0 && wanted.has(className) && !found.has(className)) found.set(className, slot);
      }
    }
  } catch {
    return found;
  }
  return found;
}
