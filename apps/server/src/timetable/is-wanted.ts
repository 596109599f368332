import type { ClassFilters } from '@studio/contracts/timetable';
import type { ClassRow } from './store.ts';

/** Whether a class has not begun and is of the kind that somebody looks for. */
export function isWanted(
  row: Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'startsAt'>,
  { activityType, subType, instructorId }: ClassFilters,
  now: Date,
): boolean {
  if (row.startsAt <= now) return false;
  if ((activityType ?? row.activityId) !== row.activityId) return false;
  if ((subType ?? row.subType) !== row.subType) return false;
  return (instructorId ?? row.instructorId) === row.instructorId;
}
