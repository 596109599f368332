import type { WeekCell } from '@studio/contracts/staff-timetable';
import { toLondonTime } from '@studio/domain/time/london';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { DayRange } from '../../timetable/count-classes.ts';

interface CellRow extends Omit<WeekCell, 'start' | 'time' | 'hasStarted'> {
  startsAt: Date;
}

/** Selects class rows. `$2` is the current time; expired holds count as free places. */
const cells = `SELECT c.id AS "classId", c.local_date::text AS date, c.starts_at AS "startsAt",
    c.duration_min AS "durationMin", c.title, c.class_type_id AS "classTypeId", c.activity_id AS "activityId",
    c.room_id AS "roomId", c.instructor_id AS "instructorId", coalesce(i.name, c.instructor_id) AS "instructorName",
    c.capacity, c.beds_out_of_service AS "bedsOutOfService", coalesce(b.places, 0)::int AS booked, coalesce(h.places, 0)::int AS held,
    c.waiting, c.waiting - c.waiting_confirmed AS "waitingUnconfirmed", c.status, q.class_id IS NOT NULL AS "needsCover", c.series_id IS NOT NULL AS "isRecurring"
  FROM classes c
  LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
  LEFT JOIN cover_requests q ON q.branch_id = c.branch_id AND q.class_id = c.id AND q.status = 'OPEN'
  LEFT JOIN LATERAL (
    SELECT count(*) AS places FROM bookings
    WHERE branch_id = c.branch_id AND class_id = c.id AND status <> 'CANCELLED'
  ) b ON true
  LEFT JOIN LATERAL (
    SELECT sum(places) AS places FROM holds
    WHERE branch_id = c.branch_id AND class_id = c.id AND status = 'LIVE' AND expires_at > $2::timestamptz
  ) h ON true`;

const cellsOfDays: PreparedStatement = {
  name: 'class_rows_of_days',
  text: `${cells} WHERE c.branch_id = $1 AND c.local_date BETWEEN $3::date AND $4::date
  ORDER BY c.starts_at, c.room_id, c.status = 'SCHEDULED', c.id`,
};

const cellsById: PreparedStatement = {
  name: 'class_rows_by_id',
  text: `${cells} WHERE c.branch_id = $1 AND c.id = ANY ($3::uuid[]) ORDER BY c.starts_at, c.room_id, c.id`,
};

/** Returns all classes of a date range, including cancelled ones, by start and room. */
export async function readWeekCells(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
  now: Date,
): Promise<WeekCell[]> {
  const rows = await db.run<CellRow>(cellsOfDays, [branchId, now, from, to]);
  return rows.map((row) => cellOf(row, now));
}

/** Returns class rows by id, ordered by start. */
export async function readWeekCellsById(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
  now: Date,
): Promise<WeekCell[]> {
  const rows = await db.run<CellRow>(cellsById, [branchId, now, classIds]);
  return rows.map((row) => cellOf(row, now));
}

/** Returns a class row. Throws AppError not_found. */
export async function readWeekCell(
  db: QueryExecutor,
  branchId: string,
  classId: string,
  now: Date,
): Promise<WeekCell> {
  const [cell] = await readWeekCellsById(db, branchId, [classId], now);
  if (!cell) throw new AppError('not_found', 'This class no longer exists.');
  return cell;
}

function cellOf({ startsAt, ...row }: CellRow, now: Date): WeekCell {
  return { ...row, time: toLondonTime(startsAt), start: startsAt.toISOString(), hasStarted: startsAt <= now };
}
