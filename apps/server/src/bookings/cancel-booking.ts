import { cancellationRefusal } from '@studio/domain/bookings/cancellation';
import { and, eq } from 'drizzle-orm';
import { submitRefunds } from '../payments/submit-refunds.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import type { MailAsker } from '../platform/mail-kinds.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import type { BookingRow } from './booking-store.ts';
import { cancellerOf } from './canceller-of.ts';
import { giveBackBooking, lockPair } from './give-back-booking.ts';
import { freePlace } from './place-statements.ts';
import { bookings } from './tables.ts';

/**
 * Cancels a booking that its owner may cancel: frees the place, gives the money or the session back, mails, all or
 * nothing (handbook: cancelling 1). Until 24 hours before the start, inclusive. Refuses with already_cancelled,
 * cancellation_closed, not_cancellable.
 */
export async function cancelBooking(
  services: Services,
  booking: BookingRow,
  actor: Actor,
  askedBy: MailAsker,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const klass = await findClass(database, booking.branchId, booking.classId, now);
  if (!klass) throw new Refused('not_found');
  const refusal = cancellationRefusal({ status: booking.status, startsAt: klass.startsAt }, now);
  if (refusal) throw new Refused(refusal);
  const cancelledBy = await cancellerOf(services, booking, askedBy);
  await database.transaction((tx) => cancelWithin(tx, booking, { actor, askedBy, cancelledBy }, now));
  services.later('submit refunds', () => submitRefunds(services));
}

async function cancelWithin(
  tx: Queries,
  booking: BookingRow,
  { actor, askedBy, cancelledBy }: { actor: Actor; askedBy: MailAsker; cancelledBy: string[] },
  now: Date,
): Promise<void> {
  const { branchId, id, classId } = booking;
  await lockPair(tx, booking);
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, id));
  const changed = await tx.orm
    .update(bookings)
    .set({ status: 'CANCELLED', cancelledAt: now, cancelledBy })
    // Moved meanwhile, it is a booking of a class that was not judged.
    .where(and(own, eq(bookings.status, 'CONFIRMED'), eq(bookings.classId, classId)))
    .returning({ id: bookings.id });
  if (changed.length === 0) throw new Refused('already_cancelled');
  await tx.run(freePlace, [branchId, classId]);
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId: id, action: 'CANCELLED', why: 'by its owner' },
  ]);
  await giveBackBooking(tx, booking, { reason: 'booking cancelled', actor }, now);
  await enqueueMail(tx, { branchId, kind: 'booking-cancelled', subject: { bookingId: id } }, now, askedBy);
}
