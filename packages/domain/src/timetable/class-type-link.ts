import { isForAudience, isOpenToEveryone } from './audience-tags.ts';
import { buildTimetableSearch } from './timetable-query.ts';

/** Fields of a class type by which the timetable filters. */
export interface LinkedClassType {
  id: string;
  activityId: string;
  subType: string;
  difficulty: string;
  tags: readonly string[];
}

/**
 * Builds the timetable query that shows one class type. Filters by activity and subtype. Adds audience or level only if
 * another class type of that subtype has a different one. `more` adds an instructor, a day or a time.
 */
export function buildClassTypeSearch(
  type: LinkedClassType,
  all: readonly LinkedClassType[],
  more: { instructorId?: string; date?: string; time?: string } = {},
): string {
  const sameSubType = all.filter(
    ({ activityId, subType }) => activityId === type.activityId && subType === type.subType,
  );
  const audience = isOpenToEveryone(type.tags) ? 'everyone' : 'female-only';
  const sameAudience = sameSubType.filter(({ tags }) => isForAudience(audience, tags));
  const isNarrowed = isForAudience(audience, type.tags) && sameAudience.length < sameSubType.length;
  const shownTypes = isNarrowed ? sameAudience : sameSubType;
  return buildTimetableSearch({
    filter: more.instructorId ? 'trainer' : 'activity',
    activityType: type.activityId,
    subType: type.subType,
    audience: isNarrowed ? audience : null,
    difficulty: shownTypes.some(({ difficulty }) => difficulty !== type.difficulty) ? type.difficulty : null,
    ...more,
  });
}
