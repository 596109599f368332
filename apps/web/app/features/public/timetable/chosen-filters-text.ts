import { classSubTypes } from '@studio/content/class-sub-types';
import type { GetFacetsResponse } from '@studio/contracts/timetable';
import { formatSubType } from '@studio/domain/timetable/format-sub-type';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import { type ClassFilters, hasUnknownInstructor, type Instructor } from './timetable-filters.ts';

export interface ChosenFiltersText {
  label: 'Activity' | 'Instructor';
  value: string;
}

/**
 * Returns the active filter as label and value, such as "Instructor: Mei Tanaka" or "Activity: All classes".
 * `instructor` is the instructor in the URL. `activities` provides the name of an activity that `facets` doesn't
 * contain, because it has no classes.
 */
export function getChosenFiltersText(
  query: TimetableQuery,
  filters: ClassFilters,
  facets: GetFacetsResponse | null,
  instructor: Instructor | null,
  activities: readonly StudioActivity[],
): ChosenFiltersText {
  if (query.filter === 'trainer') {
    const none = hasUnknownInstructor(filters) ? 'Not found' : 'Anyone';
    return { label: 'Instructor', value: instructor?.name || none };
  }
  return {
    label: 'Activity',
    value: getActivityName(filters, facets, activities) ?? getClassTypeName(filters) ?? 'All classes',
  };
}

/** Returns the name of the class subtype in the URL, such as "Prenatal"; null without one. Owners can add subtypes. */
export function getClassTypeName({ subType, activityType }: ClassFilters): string | null {
  const matches = classSubTypes.filter((classSubType) => classSubType.id === subType);
  const match = matches.find((classSubType) => classSubType.activityId === activityType) ?? matches[0];
  return match?.label ?? (subType ? formatSubType(subType) : null);
}

function getActivityName(
  { activityType }: ClassFilters,
  facets: GetFacetsResponse | null,
  activities: readonly StudioActivity[],
): string | null {
  const facet = facets?.activities.find((activity) => activity.key === activityType);
  return facet?.label ?? activities.find((activity) => activity.id === activityType)?.label ?? null;
}
