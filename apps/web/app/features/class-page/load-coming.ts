import { londonDate } from '@studio/domain/time/london';
import type { Api } from '../../lib/api.ts';
import { loadNextClasses } from '../../lib/load-next-classes.ts';
import type { ClassPageData, ComingClasses } from './class-page-data.ts';

/** How many coming classes the panel lists. */
export const classesShown = 4;

/** The panel's classes; a call that fails leaves the rest of the page alone. The browser and the server do the same. */
export async function loadComing(
  api: Api,
  filters: ClassPageData['filters'],
  now: Date,
): Promise<ComingClasses> {
  const today = londonDate(now);
  try {
    const classes = await loadNextClasses(api, now, { filters, count: classesShown });
    return { today, classes, failed: false };
  } catch {
    return { today, classes: [], failed: true };
  }
}
