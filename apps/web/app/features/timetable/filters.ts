import type { TrainerFacet } from '@studio/contracts/timetable';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';

/** What classes are narrowed to, as the calls take it. */
export interface Filters {
  activityType: string | null;
  subType: string | null;
  instructorId: string | null;
}

/** The filters of an address. An instructor without an id is looked for by name; one nobody bears narrows nothing. */
export function filtersOf(query: TimetableQuery, trainers: readonly TrainerFacet[]): Filters {
  const { activityType, subType } = query;
  return { activityType, subType, instructorId: query.instructorId ?? idOf(query.instructorName, trainers) };
}

function idOf(name: string | null, trainers: readonly TrainerFacet[]): string | null {
  const wanted = name?.toLowerCase();
  return trainers.find((trainer) => trainer.name.toLowerCase() === wanted)?.trainerId ?? null;
}
