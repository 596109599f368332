import type { SuggestedClass } from '@studio/contracts/staff-cancel-class';
import { findAlternativeClass } from '@studio/domain/bookings/alternative-class';
import { addDays } from '@studio/domain/time/local-date';
import { formatDateStart } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { type ClassRow, listClassesOfActivity } from '../../timetable/store.ts';

/** Number of days after the cancelled class in which the alternative may take place. */
const daysAhead = 21;

/** Returns an alternative to a cancelled class, with its current number of free places; null if there is none. */
export async function suggestAlternativeClass(
  db: QueryExecutor,
  cancelled: ClassRow,
  now: Date,
): Promise<ClassRow | null> {
  const range = { from: cancelled.localDate, to: addDays(cancelled.localDate, daysAhead) };
  const candidates = await listClassesOfActivity(db, cancelled.branchId, cancelled.activityId, range, now);
  return findAlternativeClass(cancelled, candidates, now);
}

export function toSuggestedClassDto(klass: ClassRow): SuggestedClass {
  return {
    title: klass.title,
    start: klass.startsAt.toISOString(),
    instructor: klass.instructorName,
    placesLeft: klass.capacityLeft,
    path: toClassPagePath(klass),
  };
}

/** Returns the path of a class page, relative to the site. */
export function toClassPagePath({ title, startsAt }: Pick<ClassRow, 'title' | 'startsAt'>): string {
  return buildClassPath({ className: title, dateStart: formatDateStart(startsAt) });
}
