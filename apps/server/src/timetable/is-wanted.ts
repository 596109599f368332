import type { ClassFilters } from '@studio/contracts/timetable';
import type { ClassRow } from './store.ts';

/** Whether a class has not begun and is of the kind that somebody looks for. */
export function isWanted(
  row: Parameters<typeof isOfKind>[0] & Pick<ClassRow, 'startsAt'>,
  filters: ClassFilters,
  now: Date,
): boolean {
  return row.startsAt > now && isOfKind(row, filters);
}

/** Whether a class is of the kind that somebody looks for, begun or not. */
export function isOfKind(
  row: Pick<ClassRow, 'activityId' | 'subType' | 'instructorId'>,
  { activityType, subType, instructorId }: ClassFilters,
): boolean {
  if ((activityType ?? row.activityId) !== row.activityId) return false;
  if ((subType ?? row.subType) !== row.subType) return false;
  return (instructorId ?? row.instructorId) === row.instructorId;
}
