import { backForClass, type EndedPlace } from '@studio/domain/bookings/back-for-class';
import { type EntitlementRow, findEntitlement } from '../entitlements/store.ts';
import { backByStaff, givenBackOf } from '../payments/refund-room.ts';
import { findPayment, type PaymentRow } from '../payments/store.ts';
import type { Queries } from '../platform/database.ts';
import type { BookingRow } from './booking-store.ts';

/** What happens to one place when the studio cancels its class. */
export interface PlannedEnd {
  place: BookingRow;
  /**
   * Money that goes back to the card it came from, for this place or for the other of its pair: besides what the staff have
   * given back of it before.
   */
  refunds: { payment: PaymentRow; bookingId: string; amountPence: number; byStaffPence: number }[];
  /** The credit that gets its session back. */
  credit: EntitlementRow | null;
}

/**
 * What cancelling a class does to one order: the same for the preview and for the change itself. What the staff have given
 * back of a place before is not given back again.
 */
export async function planClassOff(
  db: Queries,
  order: readonly BookingRow[],
  classId: string,
  now: Date,
): Promise<PlannedEnd[]> {
  const planned: PlannedEnd[] = [];
  for (const ended of backForClass(order, classId, now)) {
    const { branchId, entitlementId } = ended.place;
    const credit = entitlementId ? await findEntitlement(db, branchId, entitlementId) : null;
    planned.push({ place: ended.place, refunds: await refundsFor(db, ended, planned), credit });
  }
  return planned;
}

async function refundsFor(
  db: Queries,
  { place, back }: EndedPlace<BookingRow>,
  before: readonly PlannedEnd[],
): Promise<PlannedEnd['refunds']> {
  const { branchId, paymentId } = place;
  if (back.length === 0 || !paymentId) return [];
  const payment = await findPayment(db, { branchId, id: paymentId });
  if (!payment) return [];
  const refunds: PlannedEnd['refunds'] = [];
  const planned = before.flatMap((end) => end.refunds).filter((one) => one.payment.id === paymentId);
  for (const { bookingId, amountPence } of back) {
    const { totalPence } = await givenBackOf(db, { branchId, paymentId, bookingId });
    const byStaffPence = await backByStaff(db, branchId, bookingId);
    const underWay = [...planned, ...refunds].reduce((sum, one) => sum + one.amountPence, 0);
    const due = Math.min(amountPence - byStaffPence, payment.amountPence - totalPence - underWay);
    if (due > 0) refunds.push({ payment, bookingId, amountPence: due, byStaffPence });
  }
  return refunds;
}
