import { queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns single rows that are inconsistent. */
export function findRowViolations(world: World): Promise<string[]> {
  return queryViolations(world, singleFaults, [world.classIds]);
}

/** Finds unpaid bookings, cancelled ones without a refund, and changes without an audit entry. */
const singleFaults = `WITH mine AS (
    SELECT * FROM bookings WHERE class_id = ANY ($1::uuid[])
  ), subjects AS (
    SELECT id, status, 'hold' AS kind FROM holds WHERE class_id = ANY ($1::uuid[])
    UNION ALL SELECT id, status, 'booking' FROM mine
    UNION ALL SELECT id, status, 'payment' FROM payments WHERE class_id = ANY ($1::uuid[])
    UNION ALL SELECT r.id, r.status, 'refund' FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.class_id = ANY ($1::uuid[])
  )
  SELECT 'booking ' || id || ' was never paid' AS fault FROM mine
    WHERE price_paid_pence > 0 AND payment_id IS NULL
  UNION ALL
  SELECT 'booking ' || m.id || ' is cancelled without its refund' FROM mine m
    WHERE m.status = 'CANCELLED' AND m.price_paid_pence > 0 AND (m.late_cancelled_at IS NULL OR m.waived_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.booking_id = m.id AND r.amount_pence = m.price_paid_pence)
  UNION ALL
  SELECT 'booking ' || m.id || ' stands and is refunded' FROM mine m
    WHERE m.status <> 'CANCELLED' AND EXISTS (SELECT 1 FROM refunds r WHERE r.booking_id = m.id)
  UNION ALL
  SELECT 'hold ' || h.id || ' was booked for ' || h.places || ' places and has ' || count(m.id) || ' bookings'
    FROM holds h LEFT JOIN mine m ON m.order_id = h.id
    WHERE h.class_id = ANY ($1::uuid[]) AND h.status = 'CONSUMED'
    GROUP BY h.id, h.places HAVING count(m.id) <> h.places
  UNION ALL
  SELECT 'order ' || order_id || ' has two bookings for one place' FROM mine
    GROUP BY order_id, position HAVING count(*) > 1
  UNION ALL
  SELECT s.kind || ' ' || s.id || ' became ' || s.status || ' without a word in the audit' FROM subjects s
    WHERE NOT EXISTS (SELECT 1 FROM audit a
      WHERE a.branch_id = '11-miles-st' AND a.subject_id = s.id::text AND a.subject = s.kind AND a.action = s.status)`;
