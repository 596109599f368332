import type { ClassSlot } from '@studio/contracts/timetable';
import { londonDate } from '@studio/domain/time/london';
import type { Api } from '../../lib/api.ts';
import { brief, loadNextSlots } from '../../lib/load-next-classes.ts';
import type { ClassPageData, ComingClasses } from './class-page-data.ts';

/** How many coming classes the panel lists. */
export const classesShown = 4;

type Filters = ClassPageData['filters'];

/** The panel's classes, as the browser asks for them while the page is open. */
export async function loadComing(api: Api, filters: Filters, now: Date): Promise<ComingClasses> {
  return comingOf(await loadComingSlots(api, filters, now), now);
}

/** The same with all that is known of them; null when the call failed, which leaves the rest of the page alone. */
export async function loadComingSlots(api: Api, filters: Filters, now: Date): Promise<ClassSlot[] | null> {
  try {
    return await loadNextSlots(api, now, { filters, count: classesShown });
  } catch {
    return null;
  }
}

/** Slots as the panel shows them. */
export function comingOf(slots: readonly ClassSlot[] | null, now: Date): ComingClasses {
  return { today: londonDate(now), classes: (slots ?? []).map(brief), failed: slots === null };
}
