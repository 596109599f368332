import type { ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';
import { loadTimetable, type TimetableData } from './load-timetable.ts';
import type { ClassFilters } from './timetable-filters.ts';
import { parseTimetableUrl } from './timetable-url.ts';

/**
 * Loads the timetable of a URL in the browser.
 * Imported on the first navigation, because the server loads the first page.
 */
export function loadTimetableInBrowser(address: string): Promise<TimetableData> {
  const query = parseTimetableUrl(new URL(address).searchParams);
  return loadTimetable(browserApi(), query, getServerTime(), getMemberFields());
}

/** Loads the current classes of one day. Throws ApiError. */
export function loadClassesInBrowser(date: LocalDate, filters: ClassFilters): Promise<ClassSlot[]> {
  return loadDayClasses(browserApi(), date, filters, getMemberFields());
}
