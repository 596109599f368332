import { isWithin } from '@studio/domain/conversations/read-when';
import { addDays, mondayIndex } from '@studio/domain/time/local-date';
import { classTypeSearch } from '@studio/domain/timetable/class-type-link';
import { timetableSearch } from '@studio/domain/timetable/timetable-query';
import type { AssistantTools, FoundClass } from '../../outside/assistant/port.ts';
import { typesMeant } from './names.ts';
import type { Heard } from './parsed-message.ts';
import { trimesterOf } from './pregnancy.ts';

/** Days that are looked at when nobody named one. */
const usualDays = 13;

/** Days to look through for the next of something. */
export const farDays = 91;

/** What of a wish is left aside when nothing fits all of it. */
export interface Loosened {
  times?: true;
  days?: number;
  places?: true;
}

/** The classes that somebody means, by start. */
export async function classesFor(
  heard: Heard,
  tools: AssistantTools,
  loosened: Loosened = {},
): Promise<FoundClass[]> {
  const { when, today, studio, names, without } = heard;
  const days = loosened.days === undefined ? when.days : null;
  const range = days ?? { from: today, to: addDays(today, loosened.days ?? usualDays) };
  const times = loosened.times ? null : when.times;
  const found = await tools.findClasses({
    from: range.from,
    to: range.to,
    ...(times && { timeFrom: times.from, timeTo: times.to }),
    ...(heard.places && !loosened.places && { places: heard.places }),
  });
  const types = typesMeant(studio, names);
  // Nobody is shown it who told of a first trimester (specified by who each class suits).
  const tooEarly = trimesterOf(heard) === 'first' ? 'prenatal-reformer' : null;
  const fitting = found.filter(
    (one) =>
      (types?.has(one.classTypeId) ?? true) &&
      one.classTypeId !== tooEarly &&
      !without.includes(one.activityId) &&
      (names.instructor.length === 0 || names.instructor.includes(one.instructorId)) &&
      (!days || isWithin(one.date, mondayIndex(one.date), days)),
  );
  const exact = times?.at ? fitting.filter(({ time }) => time === times.at) : [];
  return exact.length > 0 ? exact : fitting;
}

/** The timetable, narrowed to what somebody means as far as it can be. */
export function timetableLink({ names, when, studio }: Heard): string {
  const [instructorId] = names.instructor;
  const date = when.days?.from ?? null;
  if (instructorId) return `/timetable${timetableSearch({ filter: 'trainer', instructorId, date })}`;
  const meant = typesMeant(studio, names);
  const types = studio.classTypes.filter(({ id }) => meant?.has(id));
  const [only, ...others] = types;
  if (only && others.length === 0)
    return `/timetable${classTypeSearch(only, studio.classTypes, date ? { date } : {})}`;
  const [activityType = null, ...otherActivities] = [...new Set(types.map(({ activityId }) => activityId))];
  const [subType = null, ...otherSubTypes] = [...new Set(types.map(({ subType }) => subType))];
  const activity = otherActivities.length === 0 ? activityType : null;
  const sub = activity && otherSubTypes.length === 0 ? subType : null;
  const forWomen = types.length > 0 && types.every(({ tags }) => tags.includes('female-only'));
  const audience = forWomen ? 'female-only' : null;
  return `/timetable${timetableSearch({ filter: 'activity', activityType: activity, subType: sub, audience, date })}`;
}
