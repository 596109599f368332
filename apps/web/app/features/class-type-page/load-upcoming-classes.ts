import type { ClassSlot } from '@studio/contracts/timetable';
import { toLondonDate } from '@studio/domain/time/london';
import type { Api } from '../../lib/api.ts';
import { loadNextSlots, toNextClass } from '../../lib/load-next-classes.ts';
import type { ClassTypePageData, UpcomingClasses } from './class-type-page-data.ts';

/** How many coming classes the panel lists. */
export const upcomingClassLimit = 4;

type Filters = ClassTypePageData['filters'];

/** The panel's classes, as the browser asks for them while the page is open. */
export async function loadUpcomingClasses(api: Api, filters: Filters, now: Date): Promise<UpcomingClasses> {
  return toUpcomingClasses(await loadUpcomingSlots(api, filters, now), now);
}

/** The same with all that is known of them; null when the call failed, which leaves the rest of the page alone. */
export async function loadUpcomingSlots(api: Api, filters: Filters, now: Date): Promise<ClassSlot[] | null> {
  try {
    return await loadNextSlots(api, now, { filters, count: upcomingClassLimit });
  } catch {
    return null;
  }
}

/** Slots as the panel shows them. */
export function toUpcomingClasses(slots: readonly ClassSlot[] | null, now: Date): UpcomingClasses {
  return { today: toLondonDate(now), classes: (slots ?? []).map(toNextClass), failed: slots === null };
}
