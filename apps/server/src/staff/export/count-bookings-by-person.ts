import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { PersonExportRow } from './person-columns.ts';

type Counts = Pick<
  PersonExportRow,
  'attended' | 'lastVisit' | 'noShows' | 'cancelled' | 'upcoming' | 'nextClass' | 'duePence'
>;

/** Zero counts, for a client without bookings. */
export const zeroBookingCounts: Counts = {
  attended: 0,
  lastVisit: null,
  noShows: 0,
  cancelled: 0,
  upcoming: 0,
  nextClass: null,
  duePence: 0,
};

/**
 * Counts bookings in the same way as the person's profile: includes the bookings of merged people and those made as a
 * guest.
 */
const countAll: PreparedStatement = {
  name: 'export_booking_counts_of_people',
  text: `WITH records AS (
      SELECT coalesce(merged_into, id) AS person, id, member_id, email_key FROM people
      WHERE branch_id = $1 AND (id = ANY ($2::uuid[]) OR merged_into = ANY ($2::uuid[]))
    ), owners AS (
      SELECT person, 'person:' || id AS owner FROM records
      UNION ALL SELECT person, member_id FROM records WHERE member_id IS NOT NULL
    ), theirs AS (
      SELECT o.person, b.status, b.starts_at, b.due_pence FROM owners o
      JOIN bookings b ON b.branch_id = $1 AND b.principal_id = o.owner
      UNION ALL
      SELECT r.person, b.status, b.starts_at, b.due_pence FROM records r
      JOIN bookings b ON b.branch_id = $1 AND b.principal_id IS NULL AND lower(b.email) = r.email_key
    )
    SELECT person, count(*) FILTER (WHERE status = 'ATTENDED')::int AS attended,
      max(starts_at) FILTER (WHERE status = 'ATTENDED') AS "lastVisit",
      count(*) FILTER (WHERE status = 'NO_SHOW')::int AS "noShows",
      count(*) FILTER (WHERE status = 'CANCELLED')::int AS cancelled,
      count(*) FILTER (WHERE status = 'CONFIRMED' AND starts_at > $3::timestamptz)::int AS upcoming,
      min(starts_at) FILTER (WHERE status = 'CONFIRMED' AND starts_at > $3::timestamptz) AS "nextClass",
      coalesce(sum(due_pence), 0)::int AS "duePence"
    FROM theirs GROUP BY person`,
};

/** Returns the booking counts by person id. Omits people without bookings. */
export async function countBookingsByPerson(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Counts>> {
  const rows = await db.run<Counts & { person: string }>(countAll, [branchId, [...ids], now]);
  return new Map(rows.map(({ person, ...counts }) => [person, counts]));
}
