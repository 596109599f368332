import { isForAudience, isOpenToEveryone } from './audience-tags.ts';
import { buildTimetableSearch } from './timetable-query.ts';

/** What a class type is filtered by. */
export interface LinkedClassType {
  id: string;
  activityId: string;
  subType: string;
  difficulty: string;
  tags: readonly string[];
}

/**
 * The timetable's query that shows one class type, given all types: its activity and subtype, and audience and level
 * where another type of that subtype differs in them. `more`: an instructor, a day.
 */
export function buildClassTypeSearch(
  type: LinkedClassType,
  all: readonly LinkedClassType[],
  more: { instructorId?: string; date?: string; time?: string } = {},
): string {
  const alike = all.filter(
    ({ activityId, subType }) => activityId === type.activityId && subType === type.subType,
  );
  const audience = isOpenToEveryone(type.tags) ? 'everyone' : 'female-only';
  const fits = alike.filter(({ tags }) => isForAudience(audience, tags));
  const narrowed = isForAudience(audience, type.tags) && fits.length < alike.length;
  const left = narrowed ? fits : alike;
  return buildTimetableSearch({
    filter: more.instructorId ? 'trainer' : 'activity',
    activityType: type.activityId,
    subType: type.subType,
    audience: narrowed ? audience : null,
    difficulty: left.some(({ difficulty }) => difficulty !== type.difficulty) ? type.difficulty : null,
    ...more,
  });
}
