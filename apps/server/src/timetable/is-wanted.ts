import type { ClassFilters } from '@studio/contracts/timetable';
import { londonTime } from '@studio/domain/time/london';
import { isForAudience } from '@studio/domain/timetable/audience';
import { dayPartOf } from '@studio/domain/timetable/day-part';
import type { ClassRow } from './store.ts';

/** Whether a class has not begun and is of the kind that somebody looks for. */
export function isWanted(
  row: Parameters<typeof isOfKind>[0] & Pick<ClassRow, 'startsAt'>,
  filters: ClassFilters,
  now: Date,
): boolean {
  if (row.startsAt <= now || !isOfKind(row, filters)) return false;
  return !filters.dayPart || dayPartOf(londonTime(row.startsAt)) === filters.dayPart;
}

/** Whether a class matches the filters, whenever it starts. */
export function isOfKind(
  row: Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'difficulty' | 'tags'>,
  { activityType, subType, instructorId, audience, difficulty }: ClassFilters,
): boolean {
  if ((activityType ?? row.activityId) !== row.activityId) return false;
  if ((subType ?? row.subType) !== row.subType) return false;
  if ((difficulty ?? row.difficulty) !== row.difficulty) return false;
  if (audience && !isForAudience(audience, row.tags)) return false;
  return (instructorId ?? row.instructorId) === row.instructorId;
}
