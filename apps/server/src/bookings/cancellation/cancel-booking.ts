import { getCancellationError } from '@studio/domain/bookings/cancellation';
import { and, eq } from 'drizzle-orm';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { EmailRequester } from '../../platform/emails/email-kinds.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';
import { freePlaceStatement } from '../holds/place-statements.ts';
import { bookings } from '../tables.ts';
import { loadCancellerIdentities } from './load-canceller-identities.ts';
import { lockPairedBookings, refundBooking } from './refund-booking.ts';

/**
 * Cancels a booking in one transaction: frees the place, refunds the money or returns the session, and sends an email
 * (handbook: cancelling 1). Staff refund money that was paid at the front desk there. Allowed until 24 hours before the
 * start, inclusive. Throws AppError already_cancelled, cancellation_closed, not_cancellable.
 */
export async function cancelBooking(
  services: Services,
  booking: BookingRow,
  actor: Actor,
  requester: EmailRequester,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const klass = await findClass(database, booking.branchId, booking.classId, now);
  if (!klass) throw new AppError('not_found');
  const errorCode = getCancellationError({ status: booking.status, startsAt: klass.startsAt }, now);
  if (errorCode) throw new AppError(errorCode);
  const cancelledBy = await loadCancellerIdentities(services, booking, requester);
  await database.transaction((tx) => cancelWithin(tx, booking, { actor, requester, cancelledBy }, now));
  services.runInBackground('submit refunds', () => submitRefunds(services));
}

async function cancelWithin(
  tx: QueryExecutor,
  booking: BookingRow,
  { actor, requester, cancelledBy }: { actor: Actor; requester: EmailRequester; cancelledBy: string[] },
  now: Date,
): Promise<void> {
  const { branchId, id, classId } = booking;
  await lockPairedBookings(tx, booking);
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, id));
  const changed = await tx.orm
    .update(bookings)
    .set({ status: 'CANCELLED', cancelledAt: now, cancelledBy })
    // Changes nothing if a concurrent request has moved the booking to another class, whose deadline wasn't checked.
    .where(and(own, eq(bookings.status, 'CONFIRMED'), eq(bookings.classId, classId)))
    .returning({ id: bookings.id });
  if (changed.length === 0) throw new AppError('already_cancelled');
  await tx.run(freePlaceStatement, [branchId, classId]);
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor,
      subject: 'booking',
      subjectId: id,
      action: 'CANCELLED',
      reason: 'cancelled by the client',
    },
  ]);
  await refundBooking(tx, booking, { reason: 'booking cancelled', actor }, now);
  await enqueueEmail(tx, { branchId, kind: 'booking-cancelled', subject: { bookingId: id } }, now, requester);
}
