import { activities } from '@studio/content/activities';
import { subTypes } from '@studio/content/sub-types';
import type { FacetsAnswer } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { Filters } from './filters.ts';

/** What the classes are narrowed to, as the trail says it. */
export interface ChosenWords {
  label: 'Activity' | 'Instructor';
  value: string;
}

/** "Activity: Reformer", "Instructor: Mei Tanaka", "Activity: All classes". */
export function chosenWords(
  query: TimetableQuery,
  filters: Filters,
  facets: FacetsAnswer | null,
): ChosenWords {
  if (query.filter === 'trainer') {
    return { label: 'Instructor', value: instructorName(query, filters, facets) ?? 'Anyone' };
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

function instructorName(
  query: TimetableQuery,
  { instructorId }: Filters,
  facets: FacetsAnswer | null,
): string | null {
  const facet = facets?.trainers.find((trainer) => trainer.trainerId === instructorId);
  return facet?.name ?? query.instructorName;
}
