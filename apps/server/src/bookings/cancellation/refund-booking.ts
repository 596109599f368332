import { calculatePlaceRefunds, findPairedPlace } from '@studio/domain/bookings/refund-for-place';
import { returnSessions } from '../../entitlements/session-ledger.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { recordDeskRefund } from '../../payments/desk-payments.ts';
import { findPayment, listRefunds, type RefundRow } from '../../payments/store.ts';
import type { Actor } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { type BookingRow, findBookingsOfOrder } from '../booking-store.ts';
import { pickCancellationRefund } from './booking-refunds.ts';

/** Clears the due amount of a refunded booking. A late-cancelled booking keeps its due amount until it is refunded. */
const clearDue: PreparedStatement = {
  name: 'clear_due_of_booking',
  text: 'UPDATE bookings SET due_pence = 0 WHERE branch_id = $1 AND id = $2 AND due_pence > 0',
};

/**
 * Locks the places of an order that may share the price of a two-for-one pair, so that concurrent cancellations run one
 * after the other.
 */
const lockPairedPlaces: PreparedStatement = {
  name: 'lock_paired_bookings',
  text: `SELECT id FROM bookings WHERE branch_id = $1 AND order_id = $2 AND saving_kind = 'offer'
    ORDER BY position FOR UPDATE`,
};

/**
 * Locks both places of a two-for-one pair, so that concurrent cancellations see each other. Call it before any other
 * lock.
 */
export async function lockPairedBookings(
  tx: QueryExecutor,
  { branchId, orderId, savingKind }: BookingRow,
): Promise<void> {
  if (savingKind === 'offer') await tx.run(lockPairedPlaces, [branchId, orderId]);
}

/**
 * Refunds a cancelled booking, once: money to the card, the session to its entitlement, and the gift card's part of a
 * front-desk payment to the gift card. Leaves money paid at the front desk, which staff refund there. Call it in the
 * transaction of the cancellation, and submit the refund to the provider afterwards.
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
  if (!paymentId) {
    const toGiftCard = { branchId, subjectId: id, isGiftCardOnly: true, note: reason, refundedBy: actor };
    await recordDeskRefund(tx, toGiftCard, now);
    return;
  }
  const payment = await findPayment(tx, { branchId, id: paymentId });
  if (!payment) return;
  for (const refund of calculatePlaceRefunds(
    booking,
    await findBookingsOfOrder(tx, branchId, booking.orderId),
  ))
    await createRefund(tx, { ...refund, payment, paidPence: payment.amountPence, reason, actor }, now);
}

/**
 * Refund of a cancelled booking: its status, and its amount in pence, which includes the refund of the other place of a
 * two-for-one pair.
 */
export interface CancellationRefund extends Pick<RefundRow, 'status'> {
  amountPence: number;
}

/** Returns the refund made when a booking was cancelled, without refunds by staff; null if there was none. */
export async function findCancellationRefund(
  db: QueryExecutor,
  booking: BookingRow,
): Promise<CancellationRefund | null> {
  const { branchId, paymentId, id, cancelledAt } = booking;
  if (!paymentId || !cancelledAt) return null;
  const refunds = await listRefunds(db, { branchId, paymentId });
  const ownRefund = pickCancellationRefund(refunds, id);
  const partner = findPairedPlace(booking, await findBookingsOfOrder(db, branchId, booking.orderId));
  const wasPartnerFirst = partner?.cancelledAt && partner.cancelledAt <= cancelledAt;
  const partnerRefund = wasPartnerFirst ? pickCancellationRefund(refunds, partner.id) : null;
  const refund = ownRefund ?? partnerRefund;
  const amountPence = (ownRefund?.amountPence ?? 0) + (partnerRefund?.amountPence ?? 0);
  return refund && { status: refund.status, amountPence };
}
