import { timetableLinkFilters } from '@studio/content/class-sub-types';
import type { LocalDate } from '@studio/domain/time/local-date';
import {
  buildTimetableSearch,
  parseTimetableQuery,
  type TimetableQuery,
} from '@studio/domain/timetable/timetable-query';

/** What a timetable address asks for, with the words that the studio's links use. */
export function parseTimetableUrl(search: string | URLSearchParams): TimetableQuery {
  return parseTimetableQuery(new URLSearchParams(search), timetableLinkFilters);
}

/** Whether two addresses show the same classes: which of them stands open makes no difference. */
export function hasSameClasses(one: TimetableQuery, other: TimetableQuery): boolean {
  return buildTimetableSearch(closed(one)) === buildTimetableSearch(closed(other));
}

/** Another day; the open class closes. */
export function withDate(query: TimetableQuery, date: LocalDate): string {
  return buildTimetableSearch({ ...closed(query), date, weekday: null });
}

/** An activity, or all of them; the instructor is cleared (handbook: timetable 5). Day, level, audience and hours stay. */
export function withActivity(query: TimetableQuery, activityType: string | null): string {
  return buildTimetableSearch({ ...suited(query), filter: activityType ? 'activity' : 'none', activityType });
}

/** An instructor; the activity is cleared. Day, level, audience and hours stay. */
export function withInstructor(query: TimetableQuery, instructorId: string): string {
  return buildTimetableSearch({ ...suited(query), filter: 'trainer', instructorId });
}

/** The same without the kind of class. */
export function withoutClassType(query: TimetableQuery): string {
  return buildTimetableSearch({ ...closed(query), subType: null });
}

/** With other filters beside activity and instructor; the open class closes. */
export function withMoreFilters(query: TimetableQuery, change: Partial<MoreFilters>): string {
  return buildTimetableSearch({ ...closed(query), ...change });
}

/** With one class open, or none. The id is named only when the time alone does not say which. */
export function withOpenClass(query: TimetableQuery, time: string | null, classId: string | null): string {
  return buildTimetableSearch({ ...query, time, classId });
}

/** What narrows the classes beside activity and instructor. */
export type MoreFilters = Pick<TimetableQuery, 'audience' | 'difficulty' | 'dayPart'>;

function suited({ audience, difficulty, dayPart, date, weekday }: TimetableQuery): Partial<TimetableQuery> {
  return { audience, difficulty, dayPart, date, weekday };
}

function closed(query: TimetableQuery): TimetableQuery {
  return { ...query, time: null, classId: null };
}
