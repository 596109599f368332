import type { SuggestedClass } from '@studio/contracts/staff-cancel';
import { classInstead } from '@studio/domain/bookings/class-instead';
import { addDays } from '@studio/domain/time/local-date';
import { dateStart } from '@studio/domain/time/london';
import { classPath } from '@studio/domain/timetable/class-path';
import type { Queries } from '../platform/database.ts';
import { type ClassRow, listClassesOfActivity } from '../timetable/store.ts';

/** How far ahead of a cancelled class another one is looked for, in days. */
const daysAhead = 21;

/** The class that people are pointed to in place of one that was cancelled, with the places it has now; null without one. */
export async function suggestInstead(db: Queries, cancelled: ClassRow, now: Date): Promise<ClassRow | null> {
  const range = { from: cancelled.localDate, to: addDays(cancelled.localDate, daysAhead) };
  const candidates = await listClassesOfActivity(db, cancelled.branchId, cancelled.activityId, range, now);
  return classInstead(cancelled, candidates, now);
}

/** As the wire carries it. */
export function wireSuggestion(klass: ClassRow): SuggestedClass {
  return {
    title: klass.title,
    start: klass.startsAt.toISOString(),
    instructor: klass.instructorName,
    placesLeft: klass.capacityLeft,
    path: pathOf(klass),
  };
}

/** The page of a class, relative to the site. */
export function pathOf({ title, startsAt }: Pick<ClassRow, 'title' | 'startsAt'>): string {
  return classPath({ className: title, dateStart: dateStart(startsAt) });
}
