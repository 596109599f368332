import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';

export interface ClassFilters {
  activityType: string | null;
  subType: string | null;
  /** Id of the instructor; empty when the URL names an unknown instructor, so that no class matches. */
  instructorId: string | null;
  audience: string | null;
  difficulty: string | null;
  dayPart: string | null;
}

export interface Instructor {
  id: string;
  name: string;
}

/**
 * Converts the query of a URL to filters. `instructor` is the instructor in the URL; null without one or if unknown.
 */
export function toClassFilters(query: TimetableQuery, instructor: Instructor | null): ClassFilters {
  const { activityType, subType, audience, difficulty, dayPart } = query;
  const hasInstructorFilter = query.instructorId !== null || query.instructorName !== null;
  const instructorId = instructor?.id ?? (hasInstructorFilter ? '' : null);
  return { activityType, subType, instructorId, audience, difficulty, dayPart };
}

/** Returns whether the URL names an unknown instructor. */
export function hasUnknownInstructor({ instructorId }: ClassFilters): boolean {
  return instructorId === '';
}
