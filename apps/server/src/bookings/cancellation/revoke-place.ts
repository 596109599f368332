import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { BookingRow } from '../booking-store.ts';
import { freePlaceStatement } from '../holds/place-statements.ts';
import { bookings } from '../tables.ts';
import { lockPairedBookings, refundBooking } from './refund-booking.ts';

/**
 * Revokes a place that the studio can't provide, at any time (handbook: cancelling 15). Refunds the place in full, with
 * an apology; for a place of a two-for-one pair, refunds only its own share while the other place isn't cancelled. Call
 * it in the transaction of the change; submit refunds afterwards. Throws AppError below_booked if the booking was
 * changed concurrently.
 */
export async function revokePlace(
  tx: QueryExecutor,
  booking: BookingRow,
  { apology, reason, actor }: { apology: string; reason: string; actor: Actor },
  now: Date,
): Promise<void> {
  const { branchId, id, classId } = booking;
  await lockPairedBookings(tx, booking);
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, id));
  const withdrawn = await tx.orm
    .update(bookings)
    .set({ status: 'CANCELLED', cancelledAt: now, revokedAt: now })
    .where(and(own, eq(bookings.status, 'CONFIRMED'), eq(bookings.classId, classId)))
    .returning({ id: bookings.id });
  if (withdrawn.length === 0)
    throw new AppError(
      'below_booked',
      'A booking has just changed, so nothing was saved. Reload the page and try again.',
    );
  await tx.run(freePlaceStatement, [branchId, classId]);
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId: id, action: 'CANCELLED', reason },
  ]);
  await refundBooking(tx, { ...booking, revokedAt: now }, { reason, actor }, now);
  await enqueueEmail(tx, { branchId, kind: 'place-revoked', subject: { bookingId: id, apology } }, now);
}
