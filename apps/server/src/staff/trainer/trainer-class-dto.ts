import type { TrainerClass } from '@studio/contracts/trainer';
import { eq } from 'drizzle-orm';
import { instructors } from '../../catalogue/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { listLatestCoverRequests } from './cover-request-store.ts';

const counts: PreparedStatement = {
  name: 'trainer_booking_counts_of_classes',
  text: `SELECT c.id AS "classId",
      (SELECT count(*)::int FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id
        AND b.status <> 'CANCELLED') AS booked,
      (SELECT count(*)::int FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id
        AND b.status <> 'CANCELLED' AND b.checked_in_at IS NOT NULL) AS "checkedIn",
      (SELECT count(*)::int FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id
        AND b.status <> 'CANCELLED' AND b.position = 0 AND NOT EXISTS (
          SELECT 1 FROM bookings o WHERE o.branch_id = b.branch_id AND o.position = 0 AND o.starts_at < b.starts_at
            AND o.status IN ('ATTENDED', 'CONFIRMED')
            AND (o.principal_id = b.principal_id
              OR (b.principal_id IS NULL AND o.principal_id IS NULL AND lower(o.email) = lower(b.email)))
        )) AS "firstVisits",
      c.waiting, c.waiting - c.waiting_confirmed AS "waitingUnconfirmed"
    FROM classes c WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])`,
};

type Counts = Pick<
  TrainerClass,
  'classId' | 'booked' | 'checkedIn' | 'firstVisits' | 'waiting' | 'waitingUnconfirmed'
>;

/** Returns the DTOs of classes, in the order of `classes`. */
export async function toTrainerClassDtos(
  db: QueryExecutor,
  branchId: string,
  classes: readonly ClassRow[],
): Promise<TrainerClass[]> {
  if (classes.length === 0) return [];
  const ids = classes.map(({ id }) => id);
  const counted = new Map((await db.run<Counts>(counts, [branchId, ids])).map((row) => [row.classId, row]));
  const covers = new Map((await listLatestCoverRequests(db, branchId, ids)).map((row) => [row.classId, row]));
  const people = await db.orm.select().from(instructors).where(eq(instructors.branchId, branchId));
  const person = (id: string) => ({ id, name: people.find((one) => one.id === id)?.name ?? id });
  return classes.map((klass) => {
    const cover = covers.get(klass.id);
    const count = counted.get(klass.id);
    return {
      classId: klass.id,
      title: klass.title,
      difficulty: klass.difficulty,
      activityId: klass.activityId,
      date: klass.localDate,
      start: klass.startsAt.toISOString(),
      end: new Date(klass.startsAt.getTime() + klass.durationMin * 60_000).toISOString(),
      studio: klass.roomName,
      instructor: person(klass.instructorId),
      capacity: klass.capacity,
      booked: count?.booked ?? 0,
      checkedIn: count?.checkedIn ?? 0,
      firstVisits: count?.firstVisits ?? 0,
      waiting: count?.waiting ?? 0,
      waitingUnconfirmed: count?.waitingUnconfirmed ?? 0,
      status: klass.status,
      cover:
        cover && cover.status !== 'CANCELLED'
          ? {
              status: cover.status,
              reason: cover.reason,
              requestedBy: person(cover.instructorId),
              coveredBy: cover.coveredBy ? person(cover.coveredBy) : null,
            }
          : null,
    };
  });
}
