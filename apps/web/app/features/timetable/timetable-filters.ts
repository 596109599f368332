import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';

/** What classes are narrowed to, as the calls take it. */
export interface ClassFilters {
  activityType: string | null;
  subType: string | null;
  /** '' when the address asks for an instructor who does not exist: no class fits. */
  instructorId: string | null;
  audience: string | null;
  difficulty: string | null;
  dayPart: string | null;
}

/** An instructor whom the studio knows. */
export interface Instructor {
  id: string;
  name: string;
}

/** The filters of an address; `instructor`: whom it asks for, null when the studio knows no one like that. */
export function toClassFilters(query: TimetableQuery, instructor: Instructor | null): ClassFilters {
  const { activityType, subType, audience, difficulty, dayPart } = query;
  const asksForOne = query.instructorId !== null || query.instructorName !== null;
  const instructorId = instructor?.id ?? (asksForOne ? '' : null);
  return { activityType, subType, instructorId, audience, difficulty, dayPart };
}

/** Whether the address asks for an instructor whom the studio does not know. */
export function isUnknownInstructor({ instructorId }: ClassFilters): boolean {
  return instructorId === '';
}
