import { timetableLinks } from '@studio/content/sub-types';
import type { LocalDate } from '@studio/domain/time/local-date';
import {
  parseTimetableQuery,
  type TimetableQuery,
  timetableSearch,
} from '@studio/domain/timetable/timetable-query';

/** What a timetable address asks for, with the words that the studio's links use. */
export function readAddress(search: string | URLSearchParams): TimetableQuery {
  return parseTimetableQuery(new URLSearchParams(search), timetableLinks);
}

/** Whether two addresses show the same classes: which of them stands open makes no difference. */
export function sameClasses(one: TimetableQuery, other: TimetableQuery): boolean {
  return timetableSearch(closed(one)) === timetableSearch(closed(other));
}

/** Another day; the open class closes. */
export function withDate(query: TimetableQuery, date: LocalDate): string {
  return timetableSearch({ ...closed(query), date });
}

/** An activity, or all of them; the instructor is cleared (specification 1, section 4). The day stays. */
export function withActivity(query: TimetableQuery, activityType: string | null): string {
  return timetableSearch({ filter: activityType ? 'activity' : 'none', activityType, date: query.date });
}

/** An instructor; the activity is cleared. The day stays. */
export function withInstructor(query: TimetableQuery, instructorId: string): string {
  return timetableSearch({ filter: 'trainer', instructorId, date: query.date });
}

/** The same without the kind of class. */
export function withoutSubType(query: TimetableQuery): string {
  return timetableSearch({ ...closed(query), subType: null });
}

/** With one class open, or none. The id is named only when the time alone does not say which. */
export function withOpenClass(query: TimetableQuery, time: string | null, classId: string | null): string {
  return timetableSearch({ ...query, time, classId });
}

function closed(query: TimetableQuery): TimetableQuery {
  return { ...query, time: null, classId: null };
}
