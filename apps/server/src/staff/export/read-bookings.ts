import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { ExportedBooking } from './booking-columns.ts';

/** Range of class start times, `from` inclusive, `to` exclusive. */
export interface BookingRange {
  branchId: string;
  from: Date;
  to: Date;
}

const count: PreparedStatement = {
  name: 'count_bookings_to_export',
  text: `SELECT count(*)::int AS total FROM bookings
    WHERE branch_id = $1 AND starts_at >= $2::timestamptz AND starts_at < $3::timestamptz`,
};

export async function countBookings(
  db: QueryExecutor,
  { branchId, from, to }: BookingRange,
): Promise<number> {
  const [row] = await db.run<{ total: number }>(count, [branchId, from, to]);
  return row?.total ?? 0;
}

/** Selects a page by index first, and only then joins names and payments. */
const page: PreparedStatement = {
  name: 'bookings_to_export',
  text: `WITH page AS MATERIALIZED (
      SELECT * FROM bookings
      WHERE branch_id = $1 AND starts_at >= $2::timestamptz AND starts_at < $3::timestamptz
        AND (starts_at, id) > ($2::timestamptz, $4::uuid)
      ORDER BY starts_at, id LIMIT $5
    )
    SELECT b.id, b.starts_at AS "startsAt", c.title, i.name AS instructor, r.name AS room,
      b.attendee_name AS "attendeeName", trim(b.first_name || ' ' || b.last_name) AS "bookedBy", b.email, b.phone,
      b.created_at AS "createdAt", b.status, b.late_cancelled_at AS "lateCancelledAt", b.cancelled_at AS "cancelledAt",
      b.price_paid_pence AS "pricePaidPence", b.due_pence AS "duePence", b.currency, b.promo_code AS "promoCode",
      b.display_code AS "displayCode", b.saving_kind AS "savingKind", b.payment_id AS "paymentId",
      p.method AS card, e.name AS "creditName",
      (SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object('remainingPence', sum(d.amount_pence),
          'giftCardPence', coalesce(sum(d.amount_pence) FILTER (WHERE d.gift_card_id IS NOT NULL), 0),
          'method', (array_agg(d.method ORDER BY d.taken_at DESC, d.gift_card_id NULLS FIRST)
            FILTER (WHERE d.refunds_payment_id IS NULL))[1]) END
        FROM desk_payments d WHERE d.branch_id = b.branch_id AND d.subject_id = b.id) AS desk
    FROM page b
    JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    LEFT JOIN rooms r ON r.branch_id = c.branch_id AND r.id = c.room_id
    LEFT JOIN payments p ON p.branch_id = b.branch_id AND p.id = b.payment_id
    LEFT JOIN entitlements e ON e.branch_id = b.branch_id AND e.id = b.entitlement_id
    ORDER BY b.starts_at, b.id`,
};

/**
 * Returns at most `most` bookings of a range, ordered by start. Starts after the booking whose start is `from` and
 * whose id is `after`.
 */
export function readBookings(
  db: QueryExecutor,
  { branchId, from, to }: BookingRange,
  after: string,
  most: number,
): Promise<ExportedBooking[]> {
  return db.run<ExportedBooking>(page, [branchId, from, to, after, most]);
}
