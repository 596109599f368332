import type { ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { browserApi } from '../../lib/browser-api.ts';
import { loadDay } from '../../lib/load-day.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { memberFields } from '../../lib/session/member-fields.ts';
import { readAddress } from './address.ts';
import type { Filters } from './filters.ts';
import { loadTimetable, type TimetableData } from './load-timetable.ts';

/** Loads the timetable of an address in the browser. Comes with the first time: the first page was loaded by the server. */
export function loadTimetableHere(address: string): Promise<TimetableData> {
  const query = readAddress(new URL(address).searchParams);
  return loadTimetable(browserApi(), query, serverNow(), memberFields());
}

/** The classes of one day, as they are now. Throws an ApiError. */
export function loadClassesHere(date: LocalDate, filters: Filters): Promise<ClassSlot[]> {
  return loadDay(browserApi(), date, filters, memberFields());
}
