import { type ChartInterval, getChartInterval, type Period } from '@studio/domain/insight/period';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Numbers of new and returning people in a chart interval (day or week) of a period. */
export interface PeopleStats {
  /** First day of the interval. */
  date: LocalDate;
  fresh: number;
  returning: number;
}

/**
 * Counts new and returning people by their bookings that aren't cancelled, no-shows included. A person is an account or
 * a guest's email address; guests of a booker count as the booker. A client is new in the chart interval of their first
 * class. Only the check for an earlier class reads bookings from before the period.
 */
const peopleFigures: PreparedStatement = {
  name: 'staff_new_and_returning_people',
  text: `WITH visits AS (
      SELECT coalesce(principal_id, lower(email)) AS person, principal_id IS NULL AS guest,
        greatest(date_trunc($4::text, starts_at AT TIME ZONE 'Europe/London')::date, $5::date) AS step
      FROM bookings
      WHERE branch_id = $1 AND starts_at >= $2 AND starts_at < $3 AND status <> 'CANCELLED'
      GROUP BY 1, 2, 3
    ), ordered AS (
      SELECT person, guest, step, min(step) OVER (PARTITION BY person, guest) AS first FROM visits
    ), known AS MATERIALIZED (
      SELECT step, CASE WHEN step > first THEN true
        WHEN guest THEN EXISTS (SELECT 1 FROM bookings e WHERE e.branch_id = $1 AND e.principal_id IS NULL
          AND lower(e.email) = person AND e.starts_at < $2 AND e.status <> 'CANCELLED')
        ELSE EXISTS (SELECT 1 FROM bookings e WHERE e.branch_id = $1 AND e.principal_id = person
          AND e.starts_at < $2 AND e.status <> 'CANCELLED') END AS before
      FROM ordered
    )
    SELECT step::text AS date, count(*) FILTER (WHERE NOT before)::int AS fresh,
      count(*) FILTER (WHERE before)::int AS returning
    FROM known GROUP BY step ORDER BY step`,
};

/** Returns one row for each chart interval with at least one booking that isn't cancelled. */
export function readPeopleStats(
  db: QueryExecutor,
  branchId: string,
  { from, to }: Period,
  step: ChartInterval = getChartInterval({ from, to }),
): Promise<PeopleStats[]> {
  const [start, ends] = [toLondonInstant(from, '00:00'), toLondonInstant(addDays(to, 1), '00:00')];
  return db.run<PeopleStats>(peopleFigures, [branchId, start, ends, step, from]);
}
