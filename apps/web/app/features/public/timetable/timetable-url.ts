import { timetableLinkFilters } from '@studio/content/class-sub-types';
import type { LocalDate } from '@studio/domain/time/local-date';
import {
  buildTimetableSearch,
  parseTimetableQuery,
  type TimetableQuery,
} from '@studio/domain/timetable/timetable-query';

/** Parses a timetable URL, including the values in the studio's own links. */
export function parseTimetableUrl(search: string | URLSearchParams): TimetableQuery {
  return parseTimetableQuery(new URLSearchParams(search), timetableLinkFilters);
}

/** Returns whether two queries show the same classes, whichever class is open. */
export function hasSameClasses(one: TimetableQuery, other: TimetableQuery): boolean {
  return buildTimetableSearch(withoutOpenClass(one)) === buildTimetableSearch(withoutOpenClass(other));
}

/** Returns the search string for another day. Closes the open class. */
export function buildSearchWithDate(query: TimetableQuery, date: LocalDate): string {
  return buildTimetableSearch({ ...withoutOpenClass(query), date, weekday: null });
}

/**
 * Returns the search string for an activity, or for all. Clears the instructor (handbook: timetable 5), and keeps the
 * day and further filters.
 */
export function buildSearchWithActivity(query: TimetableQuery, activityType: string | null): string {
  return buildTimetableSearch({
    ...keepRefinements(query),
    filter: activityType ? 'activity' : 'none',
    activityType,
  });
}

/** Returns the search string for an instructor. Clears the activity, and keeps the day and further filters. */
export function buildSearchWithInstructor(query: TimetableQuery, instructorId: string): string {
  return buildTimetableSearch({ ...keepRefinements(query), filter: 'trainer', instructorId });
}

/** Returns the search string without the class subtype. Closes the open class. */
export function buildSearchWithoutClassType(query: TimetableQuery): string {
  return buildTimetableSearch({ ...withoutOpenClass(query), subType: null });
}

/** Returns the search string with changed further filters. Closes the open class. */
export function buildSearchWithMoreFilters(query: TimetableQuery, change: Partial<MoreFilters>): string {
  return buildTimetableSearch({ ...withoutOpenClass(query), ...change });
}

/**
 * Returns the search string with one open class, or none. Pass `classId` only when several classes start at that
 * time.
 */
export function buildSearchWithOpenClass(
  query: TimetableQuery,
  time: string | null,
  classId: string | null,
): string {
  return buildTimetableSearch({ ...query, time, classId });
}

export type MoreFilters = Pick<TimetableQuery, 'audience' | 'difficulty' | 'dayPart'>;

function keepRefinements({
  audience,
  difficulty,
  dayPart,
  date,
  weekday,
}: TimetableQuery): Partial<TimetableQuery> {
  return { audience, difficulty, dayPart, date, weekday };
}

function withoutOpenClass(query: TimetableQuery): TimetableQuery {
  return { ...query, time: null, classId: null };
}
