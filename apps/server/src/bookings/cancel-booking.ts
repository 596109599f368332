import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { and, eq } from 'drizzle-orm';
import { giveBack } from '../payments/give-back.ts';
import { findPayment, type PaymentRow } from '../payments/store.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import type { BookingRow } from './booking-store.ts';
import { freePlace } from './place-statements.ts';
import { bookings } from './tables.ts';

/**
 * Cancels a booking that its owner may cancel: frees the place, gives the money back, mails, all or nothing
 * (decisions, "Cancelling"). Until 24 hours before the start, inclusive. Refuses with already_cancelled,
 * cancellation_closed, not_cancellable.
 */
export async function cancelBooking(services: Services, booking: BookingRow, actor: Actor): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const klass = await findClass(database, booking.branchId, booking.classId, now);
  if (!klass) throw new Refused('not_found');
  const refusal = cancellationRefusal({ status: booking.status, startsAt: klass.startsAt }, now);
  if (refusal) throw new Refused(refusal);
  const payment = booking.paymentId
    ? await findPayment(database, { branchId: booking.branchId, id: booking.paymentId })
    : null;
  await database.transaction((tx) => cancelWithin(tx, booking, payment, actor, now));
  services.later('submit refunds', () => submitRefunds(services));
}

async function cancelWithin(
  tx: Queries,
  booking: BookingRow,
  payment: PaymentRow | null,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { branchId, id } = booking;
  const changed = await tx.orm
    .update(bookings)
    .set({ status: 'CANCELLED', cancelledAt: now })
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id), eq(bookings.status, 'CONFIRMED')))
    .returning({ id: bookings.id });
  if (changed.length === 0) throw new Refused('already_cancelled');
  await tx.run(freePlace, [branchId, booking.classId]);
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId: id, action: 'CANCELLED', why: 'by its owner' },
  ]);
  if (payment && booking.pricePaidPence > 0) {
    const amountPence = booking.pricePaidPence;
    await giveBack(tx, { payment, bookingId: id, amountPence, reason: 'booking cancelled', actor }, now);
  }
  await enqueueMail(tx, { branchId, kind: 'booking-cancelled', subject: { bookingId: id } }, now);
}
