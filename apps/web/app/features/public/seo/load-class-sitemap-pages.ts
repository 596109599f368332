import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { Api } from '../../../lib/api/api.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';
import type { SitemapPage } from './sitemap.ts';

/** Number of days, including today, whose classes are listed with their pages. */
const daysListed = 14;

/** Loads the pages of all classes in the next 14 days that haven't started. Throws ApiError. */
export async function loadClassSitemapPages(api: Api, now: Date): Promise<SitemapPage[]> {
  const today = toLondonDate(now);
  const days = Array.from({ length: daysListed }, (_, ahead) => addDays(today, ahead));
  const classes = await Promise.all(days.map((date) => loadDayClasses(api, date)));
  const found = classes.flat().map(buildClassPath);
  return [...new Set(found)].map((path) => ({ path, changedOn: today }));
}
