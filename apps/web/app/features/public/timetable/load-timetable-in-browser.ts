import type { ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';
import { loadTimetable, type TimetableData } from './load-timetable.ts';
import { toLoadedSection } from './loaded-section.ts';
import { prefetchDay, takePrefetchedDay } from './prefetched-days.ts';
import { listNeighbouringDays } from './timetable-days.ts';
import type { ClassFilters } from './timetable-filters.ts';
import { timetableText } from './timetable-text.ts';
import { parseTimetableUrl } from './timetable-url.ts';

/**
 * Loads the timetable of a URL in the browser. Returns a prefetched day at once; the page then requests the current
 * classes. This file is imported on demand, because the server loads the first timetable.
 */
export async function loadTimetableInBrowser(url: string): Promise<TimetableData> {
  const query = parseTimetableUrl(new URL(url).searchParams);
  const now = getServerTime();
  const member = getMemberFields();
  const prefetched = await takePrefetchedDay(query, member.principalUserId, now);
  return prefetched?.today === toLondonDate(now)
    ? prefetched
    : loadTimetable(browserApi(), query, now, member);
}

/** Prefetches the days around the shown one, one after the other, so that the page can show them at once. */
export async function prefetchNeighbouringDays(
  shown: TimetableData,
  query: TimetableQuery,
  signal: AbortSignal,
): Promise<void> {
  for (const date of listNeighbouringDays(shown.summary.value, shown.date, shown.today)) {
    if (signal.aborted) return;
    await prefetchDay(shown, query, date, getServerTime(), () =>
      toLoadedSection(loadClassesInBrowser(date, shown.filters), timetableText.classesFailed),
    );
  }
}

/** Loads the current classes of one day. Throws ApiError. */
export function loadClassesInBrowser(date: LocalDate, filters: ClassFilters): Promise<ClassSlot[]> {
  return loadDayClasses(browserApi(), date, filters, getMemberFields());
}
