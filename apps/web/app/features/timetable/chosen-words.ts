import { activities } from '@studio/content/activities';
import { subTypes } from '@studio/content/sub-types';
import type { FacetsAnswer } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { type Filters, type Instructor, isUnknownInstructor } from './filters.ts';

/** What the classes are narrowed to, as the trail says it. */
export interface ChosenWords {
  label: 'Activity' | 'Instructor';
  value: string;
}

/** `instructor`: whom the address asks for. "Activity: Reformer", "Instructor: Mei Tanaka", "Activity: All classes". */
export function chosenWords(
  query: TimetableQuery,
  filters: Filters,
  facets: FacetsAnswer | null,
  instructor: Instructor | null,
): ChosenWords {
  if (query.filter === 'trainer') {
    const none = isUnknownInstructor(filters) ? 'Not found' : 'Anyone';
    return { label: 'Instructor', value: instructor?.name || none };
  }
  return { label: 'Activity', value: activityName(filters, facets) ?? subTypeName(filters) ?? 'All classes' };
}

/** "Prenatal", or null when no kind of class is asked for. */
export function subTypeName({ subType, activityType }: Filters): string | null {
  const fits = subTypes.filter((one) => one.id === subType);
  return (fits.find((one) => one.activityId === activityType) ?? fits[0])?.label ?? null;
}

function activityName({ activityType }: Filters, facets: FacetsAnswer | null): string | null {
  const facet = facets?.activities.find((activity) => activity.key === activityType);
  return facet?.label ?? activities.find((activity) => activity.id === activityType)?.label ?? null;
}
