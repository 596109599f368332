import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { Api } from '../../lib/api.ts';
import { loadDayClasses } from '../../lib/load-day-classes.ts';
import type { SitemapPage } from './sitemap.ts';

/** Classes of this many days, today included, are listed each with its page. */
const daysListed = 14;

/** The page of every class of the next 14 days that has not begun. Throws an ApiError. */
export async function loadClassPages(api: Api, now: Date): Promise<SitemapPage[]> {
  const today = toLondonDate(now);
  const days = Array.from({ length: daysListed }, (_, ahead) => addDays(today, ahead));
  const classes = await Promise.all(days.map((date) => loadDayClasses(api, date)));
  const found = classes.flat().map(buildClassPath);
  return [...new Set(found)].map((path) => ({ path, changedOn: today }));
}
