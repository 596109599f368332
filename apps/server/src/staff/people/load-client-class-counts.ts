import { getLateCancellationCutoff } from '@studio/domain/bookings/recent-late-cancellations';
import { buildImportedVisitsSql } from '../../people/imported-visits.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Numbers of classes and late cancellations of a client, for the roster and the profile. */
export interface ClientClassCounts {
  /**
   * Number of classes that the client attends before a given time: attended ones, and booked ones that haven't started.
   */
  classesBefore: number;
  /**
   * Number of classes that the client attended in an earlier system, as imported; null if no imported row has a number.
   */
  earlierClasses: number | null;
  /** Number of classes that the client cancelled late in the last 30 days with unlimited sessions. */
  lateCancellations: number;
}

/**
 * Counts classes by person, over all accounts, placeholder ids and email addresses of the person. Guests of the person
 * don't count. A late cancellation no longer counts once someone else has taken the place.
 */
const classCounts: PreparedStatement = {
  name: 'client_class_counts',
  text: `WITH keys AS (
      SELECT coalesce(merged_into, id) AS person_id, id AS record_id, member_id, 'person:' || id AS placeholder, email_key FROM people
      WHERE branch_id = $1 AND (id = ANY ($2::uuid[]) OR merged_into = ANY ($2::uuid[]))
    ), mine AS (
      SELECT k.person_id, b.id, b.class_id, b.position, b.status, b.starts_at, b.checked_in_at, b.entitlement_id,
        b.late_cancelled_at, b.waived_at
      FROM keys k JOIN bookings b ON b.branch_id = $1 AND b.principal_id = ANY (ARRAY[k.member_id, k.placeholder])
      UNION
      SELECT k.person_id, b.id, b.class_id, b.position, b.status, b.starts_at, b.checked_in_at, b.entitlement_id,
        b.late_cancelled_at, b.waived_at
      FROM keys k JOIN bookings b ON b.branch_id = $1 AND b.principal_id IS NULL AND lower(b.email) = k.email_key
    ), earlier AS (${buildImportedVisitsSql('SELECT record_id, person_id FROM keys')})
    SELECT m.person_id AS "personId", max(v.classes) AS "earlierClasses",
      count(DISTINCT m.class_id) FILTER (WHERE m.position = 0 AND m.starts_at < $3::timestamptz
        AND (m.status = 'ATTENDED' OR m.checked_in_at IS NOT NULL
          OR (m.status = 'CONFIRMED' AND m.starts_at > $4::timestamptz)))::int AS "classesBefore",
      count(DISTINCT m.class_id) FILTER (WHERE m.late_cancelled_at > $5::timestamptz AND m.waived_at IS NULL
        AND e.id IS NOT NULL)::int AS "lateCancellations"
    FROM mine m
    LEFT JOIN earlier v ON v.person_id = m.person_id
    LEFT JOIN entitlements e ON e.branch_id = $1 AND e.id = m.entitlement_id AND e.balance IS NULL
    GROUP BY m.person_id`,
};

/**
 * Returns the counts by person id. Counts classes that start before `before`, such as the class of a roster. Omits
 * people without bookings.
 */
export async function loadClientClassCounts(
  db: QueryExecutor,
  branchId: string,
  { personIds, before, now }: { personIds: readonly string[]; before: Date; now: Date },
): Promise<Map<string, ClientClassCounts>> {
  if (personIds.length === 0) return new Map();
  const values = [branchId, [...new Set(personIds)], before, now, getLateCancellationCutoff(now)];
  const rows = await db.run<ClientClassCounts & { personId: string }>(classCounts, values);
  return new Map(rows.map(({ personId, ...counted }) => [personId, counted]));
}
