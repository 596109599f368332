import { isDaySelected } from '@studio/domain/conversations/parse-date-and-time';
import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import type { AssistantTools, FoundClass } from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester } from '../parsing/pregnancy.ts';

/** Number of days after today to search if the message names no day. */
const defaultSearchDays = 13;

/** Number of days after today to search for the next class of a type, and for alternatives when no class matches. */
export const extendedSearchDays = 91;

/**
 * Criteria to ignore when no class matches all of them. `days` is the number of days after today to search in place of
 * the named days.
 */
export interface RelaxedCriteria {
  times?: true;
  days?: number;
  places?: true;
}

/** Returns the classes that match the message, by start. */
export async function findMatchingClasses(
  message: ParsedMessage,
  tools: AssistantTools,
  loosened: RelaxedCriteria = {},
): Promise<FoundClass[]> {
  const {
    when,
    today,
    studio,
    names,
    excludedActivities,
    excludedInstructors,
    excludedWeekdays,
    skippedClassIds,
  } = message;
  const days = loosened.days === undefined ? when.days : null;
  const range = days ?? { from: today, to: addDays(today, loosened.days ?? defaultSearchDays) };
  const times = loosened.times ? null : when.times;
  const found = await tools.findClasses({
    from: range.from,
    to: range.to,
    ...(times && { timeFrom: times.from, timeTo: times.to }),
    ...(message.places && !loosened.places && { places: message.places }),
  });
  const types = getMentionedClassTypes(studio, names);
  // Never shows Prenatal Reformer to visitors in their first trimester, because the class doesn't suit them.
  const tooEarly = findTrimester(message) === 'first' ? 'prenatal-reformer' : null;
  const matching = found.filter(
    (one) =>
      (types?.has(one.classTypeId) ?? true) &&
      one.classTypeId !== tooEarly &&
      !excludedActivities.includes(one.activityId) &&
      !excludedWeekdays.includes(getMondayIndex(one.date)) &&
      !skippedClassIds.includes(one.classId) &&
      !excludedInstructors.includes(one.instructorId) &&
      (names.instructor.length === 0 || names.instructor.includes(one.instructorId)) &&
      (!days || isDaySelected(one.date, getMondayIndex(one.date), days)),
  );
  const exact = times?.at ? matching.filter(({ time }) => time === times.at) : [];
  return exact.length > 0 ? exact : matching;
}

/** Returns a timetable link with as many of the criteria as its filters support. */
export function buildTimetableLink({ names, when, studio }: ParsedMessage): string {
  const [instructorId] = names.instructor;
  const date = when.days?.from ?? null;
  if (instructorId) return `/timetable${buildTimetableSearch({ filter: 'trainer', instructorId, date })}`;
  const mentionedIds = getMentionedClassTypes(studio, names);
  const types = studio.classTypes.filter(({ id }) => mentionedIds?.has(id));
  const [only, ...others] = types;
  if (only && others.length === 0)
    return `/timetable${buildClassTypeSearch(only, studio.classTypes, date ? { date } : {})}`;
  const [activityType = null, ...otherActivities] = [...new Set(types.map(({ activityId }) => activityId))];
  const [subType = null, ...otherSubTypes] = [...new Set(types.map(({ subType }) => subType))];
  const activity = otherActivities.length === 0 ? activityType : null;
  const sub = activity && otherSubTypes.length === 0 ? subType : null;
  const forWomen = types.length > 0 && types.every(({ tags }) => tags.includes('female-only'));
  const audience = forWomen ? 'female-only' : null;
  return `/timetable${buildTimetableSearch({ filter: 'activity', activityType: activity, subType: sub, audience, date })}`;
}
