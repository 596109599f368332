import type { ClassFilters } from '@studio/contracts/timetable';
import { toLondonTime } from '@studio/domain/time/london';
import { isForAudience } from '@studio/domain/timetable/audience-tags';
import { getDayPart } from '@studio/domain/timetable/day-part';
import type { ClassRow } from './store.ts';

export function isUpcomingMatch(
  row: Parameters<typeof matchesFilters>[0] & Pick<ClassRow, 'startsAt'>,
  filters: ClassFilters,
  now: Date,
): boolean {
  if (row.startsAt <= now || !matchesFilters(row, filters)) return false;
  return !filters.dayPart || getDayPart(toLondonTime(row.startsAt)) === filters.dayPart;
}

/** Returns whether a class matches the filters, ignoring the part of the day and the time. */
export function matchesFilters(
  row: Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'difficulty' | 'tags'>,
  { activityType, subType, instructorId, audience, difficulty }: ClassFilters,
): boolean {
  if ((activityType ?? row.activityId) !== row.activityId) return false;
  if ((subType ?? row.subType) !== row.subType) return false;
  if ((difficulty ?? row.difficulty) !== row.difficulty) return false;
  if (audience && !isForAudience(audience, row.tags)) return false;
  return (instructorId ?? row.instructorId) === row.instructorId;
}
