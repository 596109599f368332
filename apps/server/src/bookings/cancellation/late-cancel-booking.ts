import { getLateCancellationError } from '@studio/domain/bookings/late-cancellation';
import { and, eq } from 'drizzle-orm';
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
import { getLateCancellationColumns } from './late-cancellation-columns.ts';
import { loadCancellerIdentities } from './load-canceller-identities.ts';

/**
 * Cancels a booking after free cancellation has ended: frees the place, but refunds only once someone takes it
 * (refund-late-cancellations.ts). A due amount stays due until then. Returns the time of the late cancellation. Throws
 * AppError already_cancelled, not_cancellable, give_up_too_early, class_begun.
 */
export async function lateCancelBooking(
  services: Services,
  booking: BookingRow,
  actor: Actor,
  requester: EmailRequester,
): Promise<Date> {
  const { database, clock } = services;
  const now = clock.now();
  const klass = await findClass(database, booking.branchId, booking.classId, now);
  if (!klass) throw new AppError('not_found');
  const errorCode = getLateCancellationError({ status: booking.status, startsAt: klass.startsAt }, now);
  if (errorCode) throw new AppError(errorCode, errorMessages[errorCode]);
  const cancelledBy = await loadCancellerIdentities(services, booking, requester);
  await database.transaction((tx) => lateCancelWithin(tx, booking, { actor, requester, cancelledBy }, now));
  return now;
}

const errorMessages: Partial<Record<string, string>> = {
  not_cancellable: 'You can’t release this place any more.',
};

async function lateCancelWithin(
  tx: QueryExecutor,
  booking: BookingRow,
  { actor, requester, cancelledBy }: { actor: Actor; requester: EmailRequester; cancelledBy: string[] },
  now: Date,
): Promise<void> {
  const { branchId, id: subjectId, classId } = booking;
  const own = and(eq(bookings.branchId, branchId), eq(bookings.id, subjectId));
  const changed = await tx.orm
    .update(bookings)
    .set({ status: 'CANCELLED', cancelledAt: now, cancelledBy, ...getLateCancellationColumns(now) })
    // Changes nothing if a concurrent request has moved the booking to another class, whose start wasn't checked.
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
      subjectId,
      action: 'CANCELLED',
      reason: 'late cancellation',
    },
  ]);
  await enqueueEmail(
    tx,
    { branchId, kind: 'late-cancelled', subject: { bookingId: subjectId } },
    now,
    requester,
  );
}
