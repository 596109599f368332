import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { classPath } from '@studio/domain/timetable/class-path';
import type { Api } from '../../lib/api.ts';
import { loadDay } from '../../lib/load-day.ts';
import type { ListedPage } from './sitemap.ts';

/** Classes of this many days, today included, are listed each with its page. */
const daysListed = 14;

/** The page of every class of the next 14 days that has not begun. Throws an ApiError. */
export async function loadClassPages(api: Api, now: Date): Promise<ListedPage[]> {
  const today = londonDate(now);
  const days = Array.from({ length: daysListed }, (_, ahead) => addDays(today, ahead));
  const classes = await Promise.all(days.map((date) => loadDay(api, date)));
  const found = classes.flat().map(classPath);
  return [...new Set(found)].map((path) => ({ path, changedOn: today }));
}
