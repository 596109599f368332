import type { LocalDate } from '@studio/domain/time/local-date';
import type {
  ClassTimeSpan,
  UnavailableDays,
  WeeklyHours,
} from '@studio/domain/timetable/instructor-availability';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { DayRange } from '../../timetable/count-classes.ts';
import { instructorAbsences, instructorHours } from './tables.ts';

/** Times at which an instructor can teach. */
export interface Availability {
  hours: WeeklyHours[];
  absences: (UnavailableDays & { note: string })[];
}

/** Loads when instructors can teach. Returns a function that returns an instructor's availability by id. */
export async function loadAvailability(
  db: QueryExecutor,
  branchId: string,
  instructorIds: readonly string[],
): Promise<(instructorId: string) => Availability> {
  const ids = [...instructorIds];
  const hours = await db.orm
    .select()
    .from(instructorHours)
    .where(and(eq(instructorHours.branchId, branchId), inArray(instructorHours.instructorId, ids)))
    .orderBy(asc(instructorHours.weekday), asc(instructorHours.fromTime));
  const away = await db.orm
    .select()
    .from(instructorAbsences)
    .where(and(eq(instructorAbsences.branchId, branchId), inArray(instructorAbsences.instructorId, ids)))
    .orderBy(asc(instructorAbsences.fromDate));
  return (id) => ({
    hours: hours
      .filter(({ instructorId }) => instructorId === id)
      .map(({ weekday, fromTime: from, toTime: to }) => ({ weekday, from, to })),
    absences: away
      .filter(({ instructorId }) => instructorId === id)
      .map(({ fromDate: from, toDate: to, note }) => ({ from, to, note })),
  });
}

/** Replaces an instructor's availability. */
export async function writeAvailability(
  tx: QueryExecutor,
  { branchId, instructorId }: { branchId: string; instructorId: string },
  { hours, absences }: Availability,
): Promise<void> {
  const key = { branchId, instructorId };
  await tx.orm
    .delete(instructorHours)
    .where(and(eq(instructorHours.branchId, branchId), eq(instructorHours.instructorId, instructorId)));
  await tx.orm
    .delete(instructorAbsences)
    .where(and(eq(instructorAbsences.branchId, branchId), eq(instructorAbsences.instructorId, instructorId)));
  if (hours.length > 0)
    await tx.orm
      .insert(instructorHours)
      .values(hours.map(({ weekday, from, to }) => ({ ...key, weekday, fromTime: from, toTime: to })));
  if (absences.length > 0)
    await tx.orm
      .insert(instructorAbsences)
      .values(
        absences.map(({ from, to, note }) => ({ ...key, id: uuidv7(), fromDate: from, toDate: to, note })),
      );
}

export interface TaughtClass extends ClassTimeSpan {
  classId: string;
  instructorId: string;
  localDate: LocalDate;
}

const taughtClasses: PreparedStatement = {
  name: 'classes_taught_between',
  text: `SELECT id AS "classId", instructor_id AS "instructorId", local_date::text AS "localDate", title,
      starts_at AS "startsAt", duration_min AS "durationMin"
    FROM classes
    WHERE branch_id = $1 AND local_date BETWEEN $2::date AND $3::date AND status = 'SCHEDULED'
    ORDER BY starts_at`,
};

/** Returns the scheduled classes of a date range, by start. */
export function listTaughtClasses(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
): Promise<TaughtClass[]> {
  return db.run<TaughtClass>(taughtClasses, [branchId, from, to]);
}
