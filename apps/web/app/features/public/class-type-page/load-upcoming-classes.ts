import type { ClassSlot } from '@studio/contracts/timetable';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from '../../../lib/api/api.ts';
import { loadNextSlots, toNextClass } from '../../../lib/site/load-next-classes.ts';
import type { ClassTypePageData, UpcomingClasses } from './class-type-page-data.ts';

/** Number of classes in the booking panel. */
export const upcomingClassLimit = 4;

type Filters = ClassTypePageData['filters'];

/** Loads the classes of the booking panel in the browser, for refetches. */
export async function loadUpcomingClasses(api: Api, filters: Filters, now: Date): Promise<UpcomingClasses> {
  return toUpcomingClasses(await loadUpcomingSlots(api, filters, now), now);
}

/** Loads the next classes with all their data. Returns null on failure, so that the rest of the page still renders. */
export async function loadUpcomingSlots(api: Api, filters: Filters, now: Date): Promise<ClassSlot[] | null> {
  try {
    return await loadNextSlots(api, now, { filters, count: upcomingClassLimit });
  } catch {
    return null;
  }
}

export function toUpcomingClasses(slots: readonly ClassSlot[] | null, now: Date): UpcomingClasses {
  return { today: toLondonDate(now), classes: (slots ?? []).map(toNextClass), failed: slots === null };
}
