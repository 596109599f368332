import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Class on a London day with its attendance. */
export interface DayClassRow {
  classId: string;
  startsAt: Date;
  durationMin: number;
  title: string;
  instructorName: string;
  room: string;
  capacity: number;
  waiting: number;
  waitingUnconfirmed: number;
  cancelled: boolean;
  needsCover: boolean;
  booked: number;
  checkedIn: number;
  noShows: number;
}

const classesOfDay: PreparedStatement = {
  name: 'staff_classes_of_day',
  text: `SELECT c.id AS "classId", c.starts_at AS "startsAt", c.duration_min AS "durationMin", c.title,
      coalesce(i.name, c.instructor_id) AS "instructorName", coalesce(r.name, c.room_id) AS room, c.capacity, c.waiting,
      c.waiting - c.waiting_confirmed AS "waitingUnconfirmed",
      c.status = 'CANCELLED' AS cancelled, q.class_id IS NOT NULL AS "needsCover",
      coalesce(b.booked, 0)::int AS booked, coalesce(b.here, 0)::int AS "checkedIn", coalesce(b.no_shows, 0)::int AS "noShows"
    FROM classes c
    LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    LEFT JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
    LEFT JOIN cover_requests q ON q.branch_id = c.branch_id AND q.class_id = c.id AND q.status = 'OPEN'
    LEFT JOIN LATERAL (
      SELECT count(*) AS booked,
        count(*) FILTER (WHERE status = 'ATTENDED' OR (status = 'CONFIRMED' AND checked_in_at IS NOT NULL)) AS here,
        count(*) FILTER (WHERE status = 'NO_SHOW') AS no_shows
      FROM bookings WHERE branch_id = c.branch_id AND class_id = c.id AND status <> 'CANCELLED'
    ) b ON true
    WHERE c.branch_id = $1 AND c.local_date = $2::date
    ORDER BY c.starts_at, c.title, c.id`,
};

export function readDayClasses(db: QueryExecutor, branchId: string, date: string): Promise<DayClassRow[]> {
  return db.run<DayClassRow>(classesOfDay, [branchId, date]);
}
