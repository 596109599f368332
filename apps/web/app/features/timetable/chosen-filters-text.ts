import { activities } from '@studio/content/activities';
import { classSubTypes } from '@studio/content/class-sub-types';
import type { FacetsResponse } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { type ClassFilters, type Instructor, isUnknownInstructor } from './timetable-filters.ts';

/** What the classes are narrowed to, as the trail says it. */
export interface ChosenFiltersText {
  label: 'Activity' | 'Instructor';
  value: string;
}

/** `instructor`: whom the address asks for. "Activity: Reformer", "Instructor: Mei Tanaka", "Activity: All classes". */
export function describeChosenFilters(
  query: TimetableQuery,
  filters: ClassFilters,
  facets: FacetsResponse | null,
  instructor: Instructor | null,
): ChosenFiltersText {
  if (query.filter === 'trainer') {
    const none = isUnknownInstructor(filters) ? 'Not found' : 'Anyone';
    return { label: 'Instructor', value: instructor?.name || none };
  }
  return {
    label: 'Activity',
    value: activityName(filters, facets) ?? getClassTypeName(filters) ?? 'All classes',
  };
}

/** "Prenatal", or null when no kind of class is asked for. */
export function getClassTypeName({ subType, activityType }: ClassFilters): string | null {
  const fits = classSubTypes.filter((one) => one.id === subType);
  return (fits.find((one) => one.activityId === activityType) ?? fits[0])?.label ?? null;
}

function activityName({ activityType }: ClassFilters, facets: FacetsResponse | null): string | null {
  const facet = facets?.activities.find((activity) => activity.key === activityType);
  return facet?.label ?? activities.find((activity) => activity.id === activityType)?.label ?? null;
}
