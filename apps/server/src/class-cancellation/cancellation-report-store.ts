import type { BookingNeedingAttention, CancelledBooking } from '@studio/contracts/staff-cancel-class';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const waitingCount: PreparedStatement = {
  name: 'count_waiting_entries_of_class',
  text: `SELECT count(*)::int AS waiting FROM waiting_entries
    WHERE branch_id = $1 AND class_id = $2::uuid AND status IN ('WAITING', 'OFFERED')`,
};

/** Counts waiting list entries of a class, including those with an open offer. */
export async function countWaitingEntries(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<number> {
  const [row] = await db.run<{ waiting: number }>(waitingCount, [branchId, classId]);
  return row?.waiting ?? 0;
}

const atDesk: PreparedStatement = {
  name: 'paid_at_desk_of_class',
  text: `SELECT coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND subject_id = ANY ($2::uuid[]) AND gift_card_id IS NULL`,
};

/**
 * Returns the money paid at the front desk for bookings less its refunds, in pence. Excludes gift card payments,
 * because the system returns these automatically.
 */
export async function sumDeskPayments(
  db: QueryExecutor,
  branchId: string,
  bookingIds: readonly string[],
): Promise<number> {
  if (bookingIds.length === 0) return 0;
  const [row] = await db.run<{ pence: number }>(atDesk, [branchId, [...bookingIds]]);
  return row?.pence ?? 0;
}

/**
 * Progress of a class cancellation: bookings processed and left, and the refunds and returned sessions so far. `places`
 * is the number of processed bookings without those that had been late cancelled before.
 */
export interface CancellationProgressRow {
  processed: number;
  left: number;
  places: number;
  refundTotalPence: number;
  disputedTotalPence: number;
  refunds: number;
  sessionsReturned: number;
  refundsSettled: number;
}

const progress: PreparedStatement = {
  name: 'cancellation_progress',
  text: `SELECT count(*)::int AS processed,
      (SELECT count(*)::int FROM bookings o WHERE o.branch_id = $1 AND o.class_id = $3::uuid
        AND (o.status = 'CONFIRMED' OR (o.late_cancelled_at IS NOT NULL AND o.waived_at IS NULL))) AS left,
      count(*) FILTER (WHERE b.late_cancelled_at IS NULL)::int AS places,
      coalesce(sum(d.refund_pence) FILTER (WHERE NOT made.held), 0)::int AS "refundTotalPence",
      coalesce(sum(d.refund_pence) FILTER (WHERE made.held), 0)::int AS "disputedTotalPence",
      count(*) FILTER (WHERE d.refund_pence > 0 AND NOT made.held)::int AS refunds,
      count(*) FILTER (WHERE d.session_returned)::int AS "sessionsReturned",
      count(*) FILTER (WHERE d.refund_pence > 0 AND NOT made.held AND NOT made.open)::int AS "refundsSettled"
    FROM class_cancellation_bookings d
    JOIN bookings b ON b.branch_id = d.branch_id AND b.id = d.booking_id
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(r.status = 'HELD'), false) AS held,
        coalesce(bool_or(r.status IN ('DUE', 'PENDING', 'FAILED')), false) AS open
      FROM refunds r WHERE r.branch_id = d.branch_id AND r.booking_id = d.booking_id
    ) made
    WHERE d.branch_id = $1 AND d.cancellation_id = $2::uuid`,
};

export async function sumCancellationProgress(
  db: QueryExecutor,
  { branchId, id, classId }: { branchId: string; id: string; classId: string },
): Promise<CancellationProgressRow> {
  const [row] = await db.run<CancellationProgressRow>(progress, [branchId, id, classId]);
  if (!row) throw new Error('The count returned no row.');
  return row;
}

/** Bookings that a cancellation has cancelled, with their refunds and their clients’ ids. */
const cancelledBookings = `done AS (
      SELECT b.*, d.refund_pence, d.session_returned, d.done_at, (
        SELECT coalesce(p.merged_into, p.id) FROM people p
        WHERE p.branch_id = b.branch_id AND (
          p.member_id = b.principal_id OR (b.principal_id IS NULL AND p.email_key = lower(b.email)))
        LIMIT 1) AS person_id
      FROM class_cancellation_bookings d
      JOIN bookings b ON b.branch_id = d.branch_id AND b.id = d.booking_id
      WHERE d.branch_id = $1 AND d.cancellation_id = $2::uuid
    )`;

const needing: PreparedStatement = {
  name: 'clients_needing_attention',
  text: `WITH ${cancelledBookings}
    SELECT done.id AS "bookingId", done.attendee_name AS name, done.person_id AS "personId", 'refund_failed' AS reason,
      r.amount_pence AS "amountPence"
    FROM done JOIN refunds r ON r.branch_id = done.branch_id AND r.booking_id = done.id AND r.status = 'FAILED'
    UNION ALL
    SELECT done.id, done.attendee_name, done.person_id, 'paid_at_desk', sum(k.amount_pence)::int
    FROM done JOIN desk_payments k ON k.branch_id = done.branch_id AND k.subject_id = done.id
    GROUP BY 1, 2, 3 HAVING sum(k.amount_pence) > 0
    UNION ALL
    SELECT done.id, done.attendee_name, done.person_id, 'no_address', 0 FROM done WHERE done.email = '' AND done.position = 0
    ORDER BY name, reason`,
};

/** Returns the clients of a cancelled class whom staff must contact or repay. */
export function listClientsNeedingAttention(
  db: QueryExecutor,
  branchId: string,
  cancellationId: string,
): Promise<BookingNeedingAttention[]> {
  return db.run<BookingNeedingAttention>(needing, [branchId, cancellationId]);
}

const listed: PreparedStatement = {
  name: 'cancelled_bookings_of_class',
  text: `WITH ${cancelledBookings}
    SELECT done.id AS "bookingId", done.attendee_name AS name, done.person_id AS "personId",
      done.late_cancelled_at IS NOT NULL AS "wasLateCancelled", done.session_returned AS "sessionReturned",
      CASE WHEN done.refund_pence = 0 THEN 'none' WHEN made.failed THEN 'failed' WHEN made.pending THEN 'pending'
        ELSE 'refunded' END AS refund,
      done.refund_pence AS "refundPence", desk.pence AS "deskPence", desk.gift_card_pence AS "giftCardPence"
    FROM done
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(r.status = 'FAILED'), false) AS failed,
        coalesce(bool_or(r.status IN ('DUE', 'HELD', 'PENDING')), false) AS pending
      FROM refunds r WHERE r.branch_id = done.branch_id AND r.booking_id = done.id
    ) made
    CROSS JOIN LATERAL (
      SELECT greatest(0, coalesce(sum(k.amount_pence) FILTER (WHERE k.gift_card_id IS NULL), 0))::int AS pence,
        coalesce(-sum(k.amount_pence) FILTER (WHERE k.gift_card_id IS NOT NULL AND k.refunds_payment_id IS NOT NULL
          AND k.taken_at >= done.done_at), 0)::int AS gift_card_pence
      FROM desk_payments k WHERE k.branch_id = done.branch_id AND k.subject_id = done.id
    ) desk
    ORDER BY lower(done.attendee_name), done.id`,
};

/** Returns the bookings that a cancellation has cancelled so far, with their refunds. */
export function listCancelledBookings(
  db: QueryExecutor,
  branchId: string,
  cancellationId: string,
): Promise<CancelledBooking[]> {
  return db.run<CancelledBooking>(listed, [branchId, cancellationId]);
}
