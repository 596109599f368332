import { queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns credits whose ledger doesn't add up, and sessions that were spent or returned too often or not at all. */
export function findCreditViolations(world: World): Promise<string[]> {
  return queryViolations(world, creditFaults);
}

/**
 * Finds faults of credits. A session must be returned for a place that was cancelled in time, or late cancelled and
 * taken by another person, and for no other place.
 */
const creditFaults = `WITH moved AS (
    SELECT e.id, e.balance, coalesce(sum(m.sessions), 0)::int AS sum
    FROM entitlements e LEFT JOIN entitlement_movements m ON m.entitlement_id = e.id GROUP BY e.id, e.balance
  ), paid AS (
    SELECT b.id, count(*) FILTER (WHERE m.reason = 'BOOKED' AND m.sessions = -1)::int AS booked,
      count(*) FILTER (WHERE m.reason = 'RETURNED' AND m.sessions = 1)::int AS returned,
      (b.status = 'CANCELLED' AND (b.late_cancelled_at IS NULL OR b.waived_at IS NOT NULL))::int AS due
    FROM bookings b
    LEFT JOIN entitlement_movements m ON m.entitlement_id = b.entitlement_id AND m.subject_id = b.id
    WHERE b.entitlement_id IS NOT NULL GROUP BY b.id, b.status, b.late_cancelled_at, b.waived_at
  ), entry_groups AS (
    SELECT request_id, entitlement_id, bool_or(status IN ('WAITING', 'OFFERED')) AS open,
      bool_and(status = 'WAITING') AS untouched
    FROM waiting_entries WHERE entitlement_id IS NOT NULL GROUP BY request_id, entitlement_id
  ), reserved AS (
    SELECT w.*, count(*) FILTER (WHERE m.reason = 'RESERVED')::int AS reserved,
      count(*) FILTER (WHERE m.reason = 'RELEASED')::int AS released
    FROM entry_groups w
    LEFT JOIN entitlement_movements m ON m.entitlement_id = w.entitlement_id AND m.subject_id = w.request_id
    GROUP BY w.request_id, w.entitlement_id, w.open, w.untouched
  )
  SELECT 'credit ' || id || ' has ' || balance || ' left and ' || sum || ' by its movements' AS fault FROM moved
    WHERE balance <> sum OR balance < 0
  UNION ALL
  SELECT 'booking ' || id || ' took ' || booked || ' sessions and gave ' || returned || ' back instead of ' || due
    FROM paid WHERE booked <> 1 OR returned <> due
  UNION ALL
  SELECT 'credit ' || m.entitlement_id || ' paid for nothing' FROM entitlement_movements m
    WHERE m.reason IN ('BOOKED', 'RETURNED') AND NOT EXISTS (SELECT 1 FROM bookings b
      WHERE b.id = m.subject_id AND b.entitlement_id = m.entitlement_id)
  UNION ALL
  SELECT 'entry group ' || request_id || ' has ' || reserved || ' sessions reserved and ' || released || ' released' FROM reserved
    WHERE reserved <> 1 OR released > 1 OR (NOT open AND released = 0) OR (untouched AND released > 0)`;
