import { queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns emails that were queued too often or without a reason, and emails that are missing. */
export function findEmailViolations(world: World): Promise<string[]> {
  return queryViolations(world, emailFaults);
}

/** Expected emails: kind, subject and number. No others of these kinds may be queued. */
const expectedEmails = `SELECT 'booking-confirmed' AS kind, order_id::text AS about, 1 AS times FROM bookings GROUP BY order_id
  UNION ALL SELECT 'booking-cancelled', id::text, 1 FROM bookings b WHERE status = 'CANCELLED' AND late_cancelled_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM class_cancellation_bookings c WHERE c.booking_id = b.id)
  UNION ALL SELECT 'late-cancelled', id::text, 1 FROM bookings WHERE late_cancelled_at IS NOT NULL
  UNION ALL SELECT 'late-cancellation-refunded', id::text, 1 FROM bookings b WHERE late_cancelled_at IS NOT NULL AND waived_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM class_cancellation_bookings c WHERE c.booking_id = b.id)
  UNION ALL SELECT 'booking-moved', id::text, sequence FROM bookings WHERE sequence > 0
  UNION ALL SELECT DISTINCT 'class-cancelled', b.order_id::text || j.class_id, 1
    FROM class_cancellation_bookings c JOIN bookings b ON b.id = c.booking_id
    JOIN class_cancellations j ON j.id = c.cancellation_id
  UNION ALL SELECT 'class-cancelled-instructor', class_id::text, count(*)::int FROM class_cancellations GROUP BY class_id
  UNION ALL SELECT 'paid-no-place', id::text, 1 FROM payments WHERE status = 'REFUNDED'
  UNION ALL SELECT 'purchase-paid', id::text, 1 FROM purchases WHERE status = 'PAID'
  UNION ALL SELECT 'purchase-refunded', id::text, 1 FROM purchases WHERE status = 'REFUNDED'
  UNION ALL SELECT 'gift-card', id::text, 1 FROM gift_cards WHERE sent_at IS NOT NULL
  UNION ALL SELECT 'waiting-joined', request_id::text, 1 FROM waiting_entries GROUP BY request_id
  UNION ALL SELECT 'waiting-offer-expired', id::text, 1 FROM waiting_entries WHERE status = 'EXPIRED'
  UNION ALL SELECT 'membership-welcome', id::text, 1 FROM memberships WHERE started_at IS NOT NULL`;

/**
 * Kinds of email that may be sent at most once each, unless something has changed in between. Whether they are expected
 * depends on timing, so that isn't checked.
 */
const onceAtMost = `('waiting-offered', 'waiting-class-cancelled', 'membership-ended', 'membership-payment-failed')`;

const checkedKinds = `(${[...expectedEmails.matchAll(/SELECT (?:DISTINCT )?('[a-z-]+')/g)].map(([, kind]) => kind).join(', ')})`;

const about = `CASE kind WHEN 'class-cancelled' THEN (subject->>'orderId') || (subject->>'classId')
    ELSE coalesce(subject->>'bookingId', subject->>'orderId', subject->>'paymentId', subject->>'purchaseId',
      subject->>'giftCardId', subject->>'entryId', subject->>'requestId', subject->>'membershipId', subject->>'classId') END`;

const emailFaults = `WITH owed AS (${expectedEmails}), told AS (
    SELECT kind, ${about} AS about, count(*)::int AS times FROM outbox GROUP BY 1, 2
  )
  SELECT coalesce(o.kind, t.kind) || ' about ' || coalesce(o.about, t.about) || ' is owed ' || coalesce(o.times, 0)
      || ' times and was written ' || coalesce(t.times, 0) AS fault
    FROM owed o FULL JOIN told t ON t.kind = o.kind AND t.about = o.about
    WHERE coalesce(o.times, 0) <> coalesce(t.times, 0) AND coalesce(o.kind, t.kind) IN ${checkedKinds}
  UNION ALL
  SELECT kind || ' was written ' || count(*) || ' times about ' || subject FROM outbox WHERE kind IN ${onceAtMost}
    GROUP BY kind, subject HAVING count(*) > 1`;
