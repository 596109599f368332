import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { Database } from '@studio/server/platform/database/database';

/** Class in the database, whether the assistant can find it or not. */
export interface GroundTruthClass {
  classId: string;
  date: LocalDate;
  /** 'HH:MM', London time. */
  time: string;
  title: string;
  classTypeId: string;
  activityId: string;
  tags: readonly string[];
  instructorId: string;
  instructorName: string;
  durationMin: number;
  capacity: number;
  capacityLeft: number;
  pricePence: number;
  /** Whether it's neither cancelled nor started. */
  on: boolean;
}

/** Facts that replies are compared with, read from the database without the assistant. */
export interface GroundTruth {
  now: Date;
  classes: readonly GroundTruthClass[];
  /** Ids of the asker's own bookings. */
  ownBookings: readonly string[];
}

interface Row extends Omit<GroundTruthClass, 'date' | 'time' | 'on'> {
  startsAt: Date;
  status: string;
}

const everyClass = {
  name: 'test_every_class',
  text: `SELECT c.id AS "classId", c.starts_at AS "startsAt", c.title, c.class_type_id AS "classTypeId",
      c.activity_id AS "activityId", c.tags, c.instructor_id AS "instructorId", i.name AS "instructorName",
      c.duration_min AS "durationMin", c.capacity, c.price_pence AS "pricePence", c.status,
      CASE WHEN c.waiting > 0 THEN 0 ELSE c.capacity - c.taken END AS "capacityLeft"
    FROM classes c JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.listed ORDER BY c.starts_at, c.room_id`,
};

/** Reads the current state. There are no holds while the cases run, so places that aren't taken are free. */
export async function readGroundTruth(
  database: Pick<Database, 'run'>,
  branchId: string,
  now: Date,
): Promise<Omit<GroundTruth, 'ownBookings'>> {
  const rows = await database.run<Row>(everyClass, [branchId]);
  const classes = rows.map(({ startsAt, status, ...klass }) => ({
    ...klass,
    date: toLondonDate(startsAt),
    time: toLondonTime(startsAt),
    on: status === 'SCHEDULED' && startsAt > now,
  }));
  return { now, classes };
}
