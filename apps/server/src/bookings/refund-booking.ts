import { findPairedPlace, refundForPlace } from '@studio/domain/bookings/refund-for-place';
import { returnSessions } from '../entitlements/session-ledger.ts';
import { createRefund } from '../payments/create-refund.ts';
import { findPayment, listRefunds, type RefundRow } from '../payments/store.ts';
import type { Actor } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { findChangeRefund } from './booking-refunds.ts';
import { type BookingRow, findBookingsOfOrder } from './booking-store.ts';

/** What is not paid yet for a place that is given back is not asked for; of one that was only given up it is. */
const clearDue: PreparedStatement = {
  name: 'clear_due_of_booking',
  text: 'UPDATE bookings SET due_pence = 0 WHERE branch_id = $1 AND id = $2 AND due_pence > 0',
};

/** The places of an order that may share one price with another: those who cancel them go one after the other. */
const lockOffered: PreparedStatement = {
  name: 'lock_offered_places',
  text: `SELECT id FROM bookings WHERE branch_id = $1 AND order_id = $2 AND saving_kind = 'offer'
    ORDER BY position FOR UPDATE`,
};

/** Locks both places of a pair for one price, so that two who cancel them at once see each other. Before anything else. */
export async function lockPairedBookings(
  tx: QueryExecutor,
  { branchId, orderId, savingKind }: BookingRow,
): Promise<void> {
  if (savingKind === 'offer') await tx.run(lockOffered, [branchId, orderId]);
}

/**
 * Gives back what a booking cost that stands no longer, once: money to the card, the session to its credit. In the
 * transaction of the change that causes it; the provider is asked afterwards.
 */
export async function refundBooking(
  tx: QueryExecutor,
  booking: BookingRow,
  { reason, actor }: { reason: string; actor: Actor },
  now: Date,
): Promise<void> {
  const { branchId, id, paymentId, entitlementId } = booking;
  await tx.run(clearDue, [branchId, id]);
  if (entitlementId) {
    const movement = { branchId, entitlementId, subjectId: id, sessions: 1, actor };
    await returnSessions(tx, 'RETURNED', movement, now);
  }
  const payment = paymentId ? await findPayment(tx, { branchId, id: paymentId }) : null;
  if (!payment) return;
  for (const back of refundForPlace(booking, await findBookingsOfOrder(tx, branchId, booking.orderId)))
    await createRefund(tx, { ...back, payment, paidPence: payment.amountPence, reason, actor }, now);
}

/** What went back for a booking: how much in pence, with what goes back for the other of its pair, and how far it is. */
export interface CancellationRefund extends Pick<RefundRow, 'status'> {
  amountPence: number;
}

/** The money that went back when a booking was cancelled, besides what staff had given back; null when none did. */
export async function findCancellationRefund(
  db: QueryExecutor,
  booking: BookingRow,
): Promise<CancellationRefund | null> {
  const { branchId, paymentId, id, cancelledAt } = booking;
  if (!paymentId || !cancelledAt) return null;
  const refunds = await listRefunds(db, { branchId, paymentId });
  const own = findChangeRefund(refunds, id);
  const partner = findPairedPlace(booking, await findBookingsOfOrder(db, branchId, booking.orderId));
  const wentBefore = partner?.cancelledAt && partner.cancelledAt <= cancelledAt;
  const theirs = wentBefore ? findChangeRefund(refunds, partner.id) : null;
  const back = own ?? theirs;
  const amountPence = (own?.amountPence ?? 0) + (theirs?.amountPence ?? 0);
  return back && { status: back.status, amountPence };
}
