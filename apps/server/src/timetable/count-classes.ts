import type { ClassFilters } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { restrictedTags } from '@studio/domain/timetable/audience-tags';
import { dayPartHours, dayParts } from '@studio/domain/timetable/day-part';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Range of days, both ends included. */
export interface DayRange {
  from: LocalDate;
  to: LocalDate;
}

/** Row for a day with classes (`name` is null), or for a closed day with its reason (`classes` is 0). */
export interface DayClassCountRow {
  date: LocalDate;
  classes: number;
  name: string | null;
  /** Start of the first class; null on a closed day. */
  next: Date | null;
}

/** SQL filter for level, audience and hours of a class `c`, with the parameters $5 to $9 from `toFilterValues`. */
const filterSql = `AND ($5::text IS NULL OR c.difficulty = $5::text)
    AND ($6::text IS NULL OR CASE $6::text WHEN 'everyone' THEN NOT c.tags && $7::text[] ELSE $6::text = ANY (c.tags) END)
    AND ($8::text IS NULL OR to_char(c.starts_at AT TIME ZONE 'Europe/London', 'HH24:MI') >= $8::text
      AND to_char(c.starts_at AT TIME ZONE 'Europe/London', 'HH24:MI') < $9::text)`;
const daysOfRange: PreparedStatement = {
  name: 'days_of_range',
  text: `SELECT c.local_date::text AS date, count(*)::int AS classes, NULL::text AS name,
    min(c.starts_at) AS next
  FROM classes c
  WHERE c.branch_id = $1 AND c.local_date BETWEEN $2::date AND $3::date
    AND c.starts_at > $4::timestamptz AND c.status = 'SCHEDULED' AND c.listed
    AND ($10::text IS NULL OR c.activity_id = $10::text)
    AND ($11::text IS NULL OR c.sub_type = $11::text)
    AND ($12::text IS NULL OR c.instructor_id = $12::text)
    ${filterSql}
  GROUP BY c.local_date
  UNION ALL
  SELECT local_date::text, 0, name, NULL FROM closures
  WHERE branch_id = $1 AND local_date BETWEEN $2::date AND $3::date
  ORDER BY date`,
};

/** Returns the number of future active classes on each day of a range, and the closed days. */
export function countClassesByDay(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
  filters: ClassFilters,
  now: Date,
): Promise<DayClassCountRow[]> {
  const { activityType = null, subType = null, instructorId = null } = filters;
  return db.run<DayClassCountRow>(daysOfRange, [
    branchId,
    from,
    to,
    now,
    ...toFilterValues(filters),
    activityType,
    subType,
    instructorId,
  ]);
}

/** Number of classes of one subtype by one instructor. */
export interface ClassCountRow {
  activityId: string;
  label: string;
  imageKey: string;
  activityPosition: number;
  subType: string;
  instructorId: string;
  name: string;
  portrait: string;
  instructorPosition: number;
  classes: number;
  /** Start of the first class. */
  next: Date;
}
const kindsOfRange: PreparedStatement = {
  name: 'kinds_of_range',
  text: `SELECT kinds.*, a.label, a.image_key AS "imageKey", a.position AS "activityPosition",
    i.name, i.portrait, i.position AS "instructorPosition"
  FROM (
    SELECT c.activity_id AS "activityId", c.sub_type AS "subType", c.instructor_id AS "instructorId",
      count(*)::int AS classes, min(c.starts_at) AS next
    FROM classes c
    WHERE c.branch_id = $1 AND c.local_date BETWEEN $2::date AND $3::date
      AND c.starts_at > $4::timestamptz AND c.status = 'SCHEDULED' AND c.listed ${filterSql}
    GROUP BY 1, 2, 3
  ) kinds
  JOIN activities a ON a.branch_id = $1 AND a.id = kinds."activityId"
  JOIN instructors i ON i.branch_id = $1 AND i.id = kinds."instructorId"`,
};

/** Counts the future active classes of a range by activity, subtype and instructor. */
export function countClassesByKind(
  db: QueryExecutor,
  branchId: string,
  { from, to }: DayRange,
  filters: ClassFilters,
  now: Date,
): Promise<ClassCountRow[]> {
  return db.run<ClassCountRow>(kindsOfRange, [branchId, from, to, now, ...toFilterValues(filters)]);
}

/** Returns the parameters of `filterSql`. For an unknown part of the day, returns hours in which no class starts. */
function toFilterValues({ difficulty = null, audience = null, dayPart }: ClassFilters): unknown[] {
  const part = dayParts.find((one) => one === dayPart);
  const hours = part ? dayPartHours[part] : { from: dayPart ? '24:00' : null, to: '24:00' };
  return [difficulty, audience, restrictedTags, hours.from, hours.to];
}
