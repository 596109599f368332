import type { ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { browserApi } from '../../lib/browser-api.ts';
import { loadDayClasses } from '../../lib/load-day-classes.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { getMemberFields } from '../../lib/session/get-member-fields.ts';
import { loadTimetable, type TimetableData } from './load-timetable.ts';
import type { ClassFilters } from './timetable-filters.ts';
import { parseTimetableUrl } from './timetable-url.ts';

/** Loads the timetable of an address in the browser. Comes with the first time: the first page was loaded by the server. */
export function loadTimetableInBrowser(address: string): Promise<TimetableData> {
  const query = parseTimetableUrl(new URL(address).searchParams);
  return loadTimetable(browserApi(), query, getServerTime(), getMemberFields());
}

/** The classes of one day, as they are now. Throws an ApiError. */
export function loadClassesInBrowser(date: LocalDate, filters: ClassFilters): Promise<ClassSlot[]> {
  return loadDayClasses(browserApi(), date, filters, getMemberFields());
}
