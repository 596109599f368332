import type { SuggestedClass } from '@studio/contracts/staff-cancel-class';
import { findAlternativeClass } from '@studio/domain/bookings/alternative-class';
import { addDays } from '@studio/domain/time/local-date';
import { formatDateStart } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { QueryExecutor } from '../platform/database.ts';
import { type ClassRow, listClassesOfActivity } from '../timetable/store.ts';

/** How far ahead of a cancelled class another one is looked for, in days. */
const daysAhead = 21;

/** The class that people are pointed to in place of one that was cancelled, with the places it has now; null without one. */
export async function suggestAlternativeClass(
  db: QueryExecutor,
  cancelled: ClassRow,
  now: Date,
): Promise<ClassRow | null> {
  const range = { from: cancelled.localDate, to: addDays(cancelled.localDate, daysAhead) };
  const candidates = await listClassesOfActivity(db, cancelled.branchId, cancelled.activityId, range, now);
  return findAlternativeClass(cancelled, candidates, now);
}

/** As the wire carries it. */
export function toSuggestedClassDto(klass: ClassRow): SuggestedClass {
  return {
    title: klass.title,
    start: klass.startsAt.toISOString(),
    instructor: klass.instructorName,
    placesLeft: klass.capacityLeft,
    path: toClassPagePath(klass),
  };
}

/** The page of a class, relative to the site. */
export function toClassPagePath({ title, startsAt }: Pick<ClassRow, 'title' | 'startsAt'>): string {
  return buildClassPath({ className: title, dateStart: formatDateStart(startsAt) });
}
