import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { and, eq } from 'drizzle-orm';
import { type DeskRefund, noDeskRefund, recordDeskRefund } from '../../payments/desk-payments.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { type BookingRow, findBooking } from '../booking-store.ts';
import { freePlaceStatement } from '../holds/place-statements.ts';
import { bookings } from '../tables.ts';
import { getLateCancellationColumns } from './late-cancellation-columns.ts';
import { loadCancellerIdentities } from './load-canceller-identities.ts';
import { findCancellationRefund, lockPairedBookings, refundBooking } from './refund-booking.ts';

export interface StaffCancelInput {
  booking: BookingRow;
  /** Whether to refund although the class starts in less than 24 hours (handbook: cancelling 14). */
  refund: boolean;
  reason: string | undefined;
  actor: Extract<Actor, `staff:${string}`>;
}

export interface StaffCancelResult {
  refundTo: 'session' | 'card' | 'desk' | 'nothing';
  refundedPence: number;
  /** Part of `refundedPence` that returned to a gift card. */
  giftCardPence: number;
}

/**
 * Cancels a booking for a client. Until 24 hours before the class, always refunds the money or returns the session.
 * After that, a reason is required, and `refund` decides. Without a refund it's a late cancellation: the refund follows
 * when someone takes the place, and a due amount stays due until then. Front-desk payments are refunded at the front
 * desk. Throws AppError already_cancelled, not_cancellable, reason_needed.
 */
export async function cancelBookingAsStaff(
  services: Services,
  input: StaffCancelInput,
): Promise<StaffCancelResult> {
  const { database, clock } = services;
  const { booking } = input;
  const now = clock.now();
  if (booking.status === 'CANCELLED') throw new AppError('already_cancelled');
  if (booking.status !== 'CONFIRMED')
    throw new AppError('not_cancellable', 'You can only cancel confirmed bookings.');
  const inTime = now <= getCancellationDeadline(booking.startsAt);
  if (!inTime && !input.reason)
    throw new AppError(
      'reason_needed',
      'This class starts in less than 24 hours. Enter a reason for cancelling.',
    );
  const isRefunded = inTime || input.refund;
  const cancelledBy = await loadCancellerIdentities(services, booking, 'studio');
  const deskRefund = await database.transaction((tx) =>
    cancelWithin(tx, input, { isRefunded, cancelledBy }, now),
  );
  services.runInBackground('submit refunds', () => submitRefunds(services));
  return isRefunded
    ? loadRefundResult(services, booking, deskRefund)
    : { refundTo: 'nothing', refundedPence: 0, giftCardPence: 0 };
}

async function cancelWithin(
  tx: QueryExecutor,
  { booking, reason, actor }: StaffCancelInput,
  { isRefunded, cancelledBy }: { isRefunded: boolean; cancelledBy: string[] },
  now: Date,
): Promise<DeskRefund> {
  const { branchId, id, classId } = booking;
  await lockPairedBookings(tx, booking);
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, id));
  const changed = await tx.orm
    .update(bookings)
    .set({
      status: 'CANCELLED',
      cancelledAt: now,
      cancelledBy,
      ...(isRefunded ? {} : getLateCancellationColumns(now)),
    })
    .where(and(own, eq(bookings.status, 'CONFIRMED'), eq(bookings.classId, classId)))
    .returning({ id: bookings.id });
  if (changed.length === 0) throw new AppError('already_cancelled');
  await tx.run(freePlaceStatement, [branchId, classId]);
  const auditReason = reason ? `by the studio: ${reason}` : 'by the studio';
  const auditEntry = { subject: 'booking', subjectId: id, action: 'CANCELLED', reason: auditReason } as const;
  await writeAudit(tx, [{ branchId, at: now, actor, ...auditEntry, detail: { comesBack: isRefunded } }]);
  const kind = isRefunded ? 'booking-cancelled' : 'late-cancelled';
  await enqueueEmail(tx, { branchId, kind, subject: { bookingId: id } }, now, 'studio');
  if (!isRefunded) return noDeskRefund;
  // Returns a gift card's part here, to know its amount. `refundBooking` then finds nothing left to return.
  const deskRefund = { branchId, subjectId: id, note: auditReason, refundedBy: actor };
  const refunded = await recordDeskRefund(tx, deskRefund, now);
  await refundBooking(tx, booking, { reason: auditReason, actor }, now);
  return refunded;
}

async function loadRefundResult(
  { database }: Services,
  booking: BookingRow,
  deskRefund: DeskRefund,
): Promise<StaffCancelResult> {
  if (booking.entitlementId) return { refundTo: 'session', refundedPence: 0, giftCardPence: 0 };
  const { pence, giftCardPence } = deskRefund;
  if (pence > 0) return { refundTo: 'desk', refundedPence: pence, giftCardPence };
  const cancelled = await findBooking(database, booking.branchId, booking.id);
  const card = cancelled && (await findCancellationRefund(database, cancelled));
  return card
    ? { refundTo: 'card', refundedPence: card.amountPence, giftCardPence: 0 }
    : { refundTo: 'nothing', refundedPence: 0, giftCardPence: 0 };
}
