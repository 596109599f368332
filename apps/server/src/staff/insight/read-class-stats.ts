import type { ClassFigures } from '@studio/domain/insight/class-figures';
import type { Period } from '@studio/domain/insight/period';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const classesOfPeriod: PreparedStatement = {
  name: 'staff_classes_of_period',
  text: `SELECT c.id AS "classId", c.local_date::text AS date,
      to_char(c.starts_at AT TIME ZONE 'Europe/London', 'HH24:MI') AS time, c.title,
      coalesce(a.label, c.activity_id) AS activity, coalesce(i.name, c.instructor_id) AS instructor, c.capacity
    FROM classes c
    LEFT JOIN activities a ON a.branch_id = c.branch_id AND a.id = c.activity_id
    LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.local_date BETWEEN $2::date AND $3::date AND c.status = 'SCHEDULED' AND c.listed
    ORDER BY c.starts_at, c.id`,
};

const bookingsByClass: PreparedStatement = {
  name: 'staff_bookings_by_class',
  text: `SELECT class_id AS "classId", count(*) FILTER (WHERE status <> 'CANCELLED')::int AS booked,
      count(*) FILTER (WHERE status = 'ATTENDED' OR (status = 'CONFIRMED' AND checked_in_at IS NOT NULL))::int AS attended,
      count(*) FILTER (WHERE status = 'NO_SHOW')::int AS "noShows",
      count(*) FILTER (WHERE status = 'CANCELLED' AND cancelled_at > starts_at - interval '24 hours')::int AS "cancelledLate"
    FROM bookings WHERE branch_id = $1 AND starts_at >= $2 AND starts_at < $3
    GROUP BY class_id`,
};

/** Counts waiting list entries by class. Ignores unconfirmed entries, because anyone can create them. */
const waitingByClass: PreparedStatement = {
  name: 'staff_waiting_by_class',
  text: `SELECT class_id AS "classId", count(*)::int AS waited, count(*) FILTER (WHERE status = 'BOOKED')::int AS "gotPlace"
    FROM waiting_entries WHERE branch_id = $1 AND class_id = ANY ($2::uuid[]) AND confirmed_at IS NOT NULL
    GROUP BY class_id`,
};

type Booked = Pick<ClassFigures, 'classId' | 'booked' | 'attended' | 'noShows' | 'cancelledLate'>;
type Waited = Pick<ClassFigures, 'classId' | 'waited' | 'gotPlace'>;
type BaseFigures = Omit<ClassFigures, keyof Booked | keyof Waited> & { classId: string };

/**
 * Returns the figures of every scheduled and listed class in a period. Combines the results of three statements in
 * memory. Each is a single index scan, whereas a joined query could scan once per class.
 */
export async function readClassStats(
  db: QueryExecutor,
  branchId: string,
  { from, to }: Period,
): Promise<ClassFigures[]> {
  const [start, ends] = [toLondonInstant(from, '00:00'), toLondonInstant(addDays(to, 1), '00:00')];
  const classes = await db.run<BaseFigures>(classesOfPeriod, [branchId, from, to]);
  const booked = byClass(await db.run<Booked>(bookingsByClass, [branchId, start, ends]));
  const ids = classes.map(({ classId }) => classId);
  const waited = byClass(await db.run<Waited>(waitingByClass, [branchId, ids]));
  return classes.map((one) => ({
    ...noBookings,
    ...one,
    ...booked.get(one.classId),
    ...waited.get(one.classId),
  }));
}

const noBookings = { booked: 0, attended: 0, noShows: 0, cancelledLate: 0, waited: 0, gotPlace: 0 };

function byClass<Row extends { classId: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.classId, row]));
}
