import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { DayRange } from './count-classes.ts';

export interface ClassRow {
  branchId: string;
  id: string;
  classTypeId: string;
  activityId: string;
  subType: string;
  title: string;
  difficulty: string;
  description: string;
  tags: string[];
  instructorId: string;
  instructorName: string;
  instructorPortrait: string;
  roomId: string;
  roomName: string;
  roomDetail: string;
  roomKind: RoomKind;
  /** Whether clients choose their bed: the room has a map, and the class type has a choice. */
  hasBedChoice: boolean;
  localDate: LocalDate;
  startsAt: Date;
  durationMin: number;
  pricePence: number;
  currency: string;
  capacity: number;
  /**
   * Number of free places: capacity without bookings and holds. An expired hold doesn't count, even before it is swept.
   * 0 while free places go to the waiting list (`classes.offering`).
   */
  capacityLeft: number;
  status: 'SCHEDULED' | 'CANCELLED';
  /** Whether the class is on the public timetable; a one-to-one isn't. */
  listed: boolean;
}

/**
 * SQL join with the number of places of a class `c` that expired holds still take. The bookings module owns the holds
 * table, so the join reads only this number, through an index of live holds. `$3` is the current time.
 */
export const lapsedPlacesJoinSql = `CROSS JOIN LATERAL (
    SELECT coalesce(sum(h.places), 0) AS places FROM holds h
    WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $3::timestamptz
  ) lapsed`;

/**
 * Returns an SQL expression for the free places of a class `c`. `lapsed` is an SQL expression for the places that
 * expired holds still take.
 */
export const buildPlacesLeftSql = (lapsed: string): string =>
  `CASE WHEN c.offering THEN 0 ELSE (c.capacity - c.taken + ${lapsed})::int END`;

/** SQL that selects a class `c` with its related names; `$3` is the current time. */
export const classWithNamesSql = `SELECT c.branch_id AS "branchId", c.id, c.class_type_id AS "classTypeId",
    c.activity_id AS "activityId", c.sub_type AS "subType", c.title, c.difficulty, c.description, c.tags,
    c.instructor_id AS "instructorId", i.name AS "instructorName", i.portrait AS "instructorPortrait",
    c.room_id AS "roomId", r.name AS "roomName", r.detail AS "roomDetail", r.kind AS "roomKind",
    EXISTS (SELECT 1 FROM class_types t JOIN room_beds m ON m.branch_id = t.branch_id AND m.room_id = c.room_id
      WHERE t.branch_id = c.branch_id AND t.id = c.class_type_id AND t.has_bed_choice) AS "hasBedChoice",
    c.local_date::text AS "localDate", c.starts_at AS "startsAt", c.duration_min AS "durationMin", c.price_pence AS "pricePence", c.currency, c.capacity,
    ${buildPlacesLeftSql('lapsed.places')} AS "capacityLeft", c.status, c.listed
  FROM classes c
  JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
  JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
  ${lapsedPlacesJoinSql}`;

export const classByIdStatement: PreparedStatement = {
  name: 'class_by_id',
  text: `${classWithNamesSql} WHERE c.branch_id = $1 AND c.id = $2::uuid`,
};

/** Returns a class in any status, past or future; null if it doesn't exist. */
export async function findClass(
  db: QueryExecutor,
  branchId: string,
  classId: string,
  now: Date,
): Promise<ClassRow | null> {
  const [row] = await db.run<ClassRow>(classByIdStatement, [branchId, classId, now]);
  return row ?? null;
}

const classesById: PreparedStatement = {
  name: 'classes_by_id',
  text: `${classWithNamesSql} WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])`,
};

/** Returns classes in any status, past or future, in unspecified order. */
export function listClassesById(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
  now: Date,
): Promise<ClassRow[]> {
  return db.run<ClassRow>(classesById, [branchId, [...new Set(classIds)], now]);
}

/** SQL sort order of `listClasses` for a class `c`. */
export const classOrderSql = 'c.starts_at, c.room_id, c.id';

const classesOfDay: PreparedStatement = {
  name: 'classes_of_day',
  text: `SELECT day.*, (SELECT version::text FROM data_versions WHERE branch_id = $1) AS "dataVersion"
  FROM (${classWithNamesSql} WHERE c.branch_id = $1 AND c.local_date = $2::date AND c.status = 'SCHEDULED' AND c.listed) day
  ORDER BY "startsAt", "roomId", id`,
};

/**
 * Returns the active listed classes of a day by start, including started ones, with the version of the branch's data.
 */
export function listClasses(
  db: QueryExecutor,
  branchId: string,
  date: LocalDate,
  now: Date,
): Promise<(ClassRow & { dataVersion: string })[]> {
  return db.run<ClassRow & { dataVersion: string }>(classesOfDay, [branchId, date, now]);
}

const findAllOfDay: PreparedStatement = {
  name: 'all_classes_of_day',
  text: `${classWithNamesSql} WHERE c.branch_id = $1 AND c.local_date = $2::date AND c.listed
  ORDER BY c.starts_at, c.status = 'SCHEDULED' DESC, c.room_id`,
};

/**
 * Returns all listed classes of a day, including started and cancelled ones. At equal times, active ones come first.
 */
export function listAllClassesOfDay(
  db: QueryExecutor,
  branchId: string,
  date: LocalDate,
  now: Date,
): Promise<ClassRow[]> {
  return db.run<ClassRow>(findAllOfDay, [branchId, date, now]);
}

const classesFormerlyOnDay: PreparedStatement = {
  name: 'classes_formerly_on_day',
  text: `SELECT c.*, f.title AS "formerTitle", f.starts_at AS "formerStart"
  FROM former_class_urls f
  JOIN (${classWithNamesSql} WHERE c.branch_id = $1 AND c.listed AND c.id IN (
    SELECT class_id FROM former_class_urls WHERE branch_id = $1 AND local_date = $2::date
  )) c ON c.id = f.class_id
  WHERE f.branch_id = $1 AND f.local_date = $2::date
  ORDER BY c.status = 'SCHEDULED' DESC, f.replaced_at DESC`,
};

/**
 * Returns classes that had a URL on this day before their title or start changed, with the title and start from then.
 * Active classes come first, then the latest change.
 */
export function listFormerClassUrls(
  db: QueryExecutor,
  branchId: string,
  date: LocalDate,
  now: Date,
): Promise<(ClassRow & { formerTitle: string; formerStart: Date })[]> {
  return db.run(classesFormerlyOnDay, [branchId, date, now]);
}

const classesOfType: PreparedStatement = {
  name: 'classes_of_type',
  text: `${classWithNamesSql}
  WHERE c.branch_id = $1 AND c.class_type_id = $2 AND c.starts_at > $3::timestamptz AND c.status = 'SCHEDULED' AND c.listed
    AND c.local_date BETWEEN $4::date AND $5::date
  ORDER BY c.starts_at, c.room_id`,
};

/** Returns the future active listed classes of one type in a range, by start. */
export function listClassesOfType(
  db: QueryExecutor,
  branchId: string,
  classTypeId: string,
  { from, to }: DayRange,
  now: Date,
): Promise<ClassRow[]> {
  return db.run<ClassRow>(classesOfType, [branchId, classTypeId, now, from, to]);
}

const classesOfActivity: PreparedStatement = {
  name: 'classes_of_activity',
  text: `${classWithNamesSql}
  WHERE c.branch_id = $1 AND c.activity_id = $2 AND c.starts_at > $3::timestamptz AND c.status = 'SCHEDULED' AND c.listed
    AND c.local_date BETWEEN $4::date AND $5::date
  ORDER BY c.starts_at, c.room_id`,
};

/** Returns the future active listed classes of one activity in a range, by start. */
export function listClassesOfActivity(
  db: QueryExecutor,
  branchId: string,
  activityId: string,
  { from, to }: DayRange,
  now: Date,
): Promise<ClassRow[]> {
  return db.run<ClassRow>(classesOfActivity, [branchId, activityId, now, from, to]);
}

const closedDaysOfRange: PreparedStatement = {
  name: 'closed_days_of_range',
  text: `SELECT local_date::text AS date FROM closures WHERE branch_id = $1 AND local_date BETWEEN $2::date AND $3::date`,
};

export async function listClosedDays(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
): Promise<Set<LocalDate>> {
  const rows = await db.run<{ date: LocalDate }>(closedDaysOfRange, [branchId, from, to]);
  return new Set(rows.map((row) => row.date));
}
