import type { BookingResponse } from '@studio/contracts/bookings';
import { getActualRefundOutcome, type RefundContext } from '@studio/domain/bookings/refund-outcome';
import { toPounds } from '@studio/domain/money/money';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

/**
 * Selects whether staff cancelled a booking, and, if its whole class was cancelled, the reason that every attendee
 * sees.
 */
const findCancellation: PreparedStatement = {
  name: 'cancellation_of_booking',
  text: `SELECT c.reason, EXISTS (
      SELECT 1 FROM audit a WHERE a.branch_id = own.branch_id AND a.subject_id = own.id::text
        AND a.subject = 'booking' AND a.action = 'CANCELLED' AND a.actor LIKE 'staff:%') AS "byStaff"
    FROM (SELECT $1::text AS branch_id, $2::uuid AS id) own
    LEFT JOIN class_cancellation_bookings d ON d.branch_id = own.branch_id AND d.booking_id = own.id
    LEFT JOIN class_cancellations c ON c.branch_id = d.branch_id AND c.id = d.cancellation_id`,
};

/** Returns how a booking was cancelled, and its refunds; null if it isn't cancelled. */
export async function loadCancellationOutcome(
  db: QueryExecutor,
  { booking }: BookingDetails,
  order: readonly BookingRow[],
  money: RefundContext,
): Promise<BookingResponse['cancellation']> {
  if (booking.status !== 'CANCELLED') return null;
  const { branchId, id } = booking;
  const [cancellation] = await db.run<{ reason: string | null; byStaff: boolean }>(findCancellation, [
    branchId,
    id,
  ]);
  const reason = cancellation?.reason ?? null;
  const { kind, pence, giftCardPence } = getActualRefundOutcome(booking, order, money);
  return {
    byStudio: reason !== null || cancellation?.byStaff === true,
    reason,
    money: {
      kind,
      amount: toPounds(pence),
      ...(giftCardPence ? { giftCardAmount: toPounds(giftCardPence) } : {}),
    },
  };
}
