import {
  type CancelledPlace,
  calculateClassCancellationRefunds,
} from '@studio/domain/bookings/refund-for-class';
import type { BookingRow } from '../bookings/booking-store.ts';
import { type EntitlementRow, findEntitlement } from '../entitlements/store.ts';
import {
  getRefundableIfWonPence,
  loadRefundedAmounts,
  sumBookingRefundsByStaff,
} from '../payments/refunded-amounts.ts';
import { findPayment, type PaymentRow } from '../payments/store.ts';
import type { QueryExecutor } from '../platform/database/database.ts';

interface PlannedRefund {
  payment: PaymentRow;
  bookingId: string;
  amountPence: number;
  byStaffPence: number;
  /** Whether the refund waits for the end of a dispute about the payment. */
  isHeld: boolean;
}

/** Effects on one place when the studio cancels its class. */
export interface PlannedCancellation {
  place: BookingRow;
  /** Card refunds for this place or for the other place of its two-for-one pair, less earlier refunds by staff. */
  refunds: PlannedRefund[];
  /** Entitlement to which the session is returned; null without one. */
  credit: EntitlementRow | null;
}

/**
 * Returns the effects on one order of cancelling its class. Used for the preview and for the cancellation itself.
 * Deducts refunds that staff have already made.
 */
export async function planClassCancellation(
  db: QueryExecutor,
  order: readonly BookingRow[],
  classId: string,
  now: Date,
): Promise<PlannedCancellation[]> {
  const planned: PlannedCancellation[] = [];
  for (const ended of calculateClassCancellationRefunds(order, classId, now)) {
    const { branchId, entitlementId } = ended.place;
    const credit = entitlementId ? await findEntitlement(db, branchId, entitlementId) : null;
    planned.push({ place: ended.place, refunds: await planRefunds(db, ended, planned), credit });
  }
  return planned;
}

async function planRefunds(
  db: QueryExecutor,
  { place, placeRefunds }: CancelledPlace<BookingRow>,
  before: readonly PlannedCancellation[],
): Promise<PlannedCancellation['refunds']> {
  const { branchId, paymentId } = place;
  if (placeRefunds.length === 0 || !paymentId) return [];
  const payment = await findPayment(db, { branchId, id: paymentId });
  if (!payment) return [];
  const refunds: PlannedCancellation['refunds'] = [];
  const planned = before.flatMap((end) => end.refunds).filter((refund) => refund.payment.id === paymentId);
  for (const { bookingId, amountPence } of placeRefunds) {
    const amounts = await loadRefundedAmounts(db, { branchId, paymentId, bookingId });
    const byStaffPence = await sumBookingRefundsByStaff(db, branchId, bookingId);
    const pendingPence = [...planned, ...refunds].reduce((sum, refund) => sum + refund.amountPence, 0);
    const leftPence = getRefundableIfWonPence(payment.amountPence, amounts) - pendingPence;
    const due = Math.min(amountPence - byStaffPence, leftPence);
    const isHeld = amounts.disputedPence > 0;
    if (due > 0) refunds.push({ payment, bookingId, amountPence: due, byStaffPence, isHeld });
  }
  return refunds;
}
