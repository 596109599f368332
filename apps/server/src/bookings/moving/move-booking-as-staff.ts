import { getMoveError } from '@studio/domain/bookings/move';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';
import { takePlaceAsStaff } from '../front-desk/book-for-client.ts';
import { reclaimLapsedHoldsStatement } from '../holds/place-statements.ts';
import { executeMove, isCoveredAfterMove, loadBookingCredit, loadMovableBooking } from './move-booking.ts';

export interface StaffMoveInput {
  booking: BookingRow;
  classId: string;
  reason: string | undefined;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Moves a booking for a client under the member's own rules (handbook: cancelling 14). With a reason, staff can also
 * move it in the last 24 hours, to another activity or price, to a class that the session doesn't cover, past the
 * waiting list, or away from the other place of a two-for-one pair. The price paid stays, and the capacity is never
 * exceeded. Throws AppError not_found, already_cancelled, not_movable,
 * class_begun, slot_unavailable, reason_needed.
 */
export async function moveBookingAsStaff(services: Services, input: StaffMoveInput): Promise<void> {
  const { database, clock } = services;
  const { booking, classId, reason, actor } = input;
  const { branchId } = booking;
  const now = clock.now();
  if (booking.classId === classId && booking.status === 'CONFIRMED') return;
  if (booking.status === 'CANCELLED') throw new AppError('already_cancelled');
  if (booking.status !== 'CONFIRMED')
    throw new AppError('not_movable', 'You can only move confirmed bookings.');
  const from = await findClass(database, branchId, booking.classId, now);
  const to = await findClass(database, branchId, classId, now);
  if (!from || !to) throw new AppError('not_found');
  if (!from.listed || !to.listed)
    throw new AppError('not_movable', 'You can’t move a 1:1. Cancel the booking, then book the new time.');
  const credit = await loadBookingCredit(database, booking);
  const errorCode = getMoveError(await loadMovableBooking(database, booking, from), to, now);
  const needsReason = errorCode && errorCode !== 'class_begun' ? errorCode : null;
  if (!reason && needsReason) throw new AppError('reason_needed', reasonNeededMessages[needsReason]);
  if (!reason && credit && !isCoveredAfterMove(credit, to))
    throw new AppError(
      'reason_needed',
      `${credit.name} doesn’t cover that class. Enter a reason for moving the booking anyway.`,
    );
  await database.run(reclaimLapsedHoldsStatement, [branchId, classId, now]);
  await executeMove(services, {
    booking,
    to,
    credit,
    actor,
    reason: reason ? `moved by the studio: ${reason}` : 'moved by the studio',
    take: (tx, at) => takePlaceAsStaff(tx, { branchId, classId, reason }, at),
  });
}

const reasonNeededMessages = {
  already_cancelled: 'Enter a reason for moving the booking.',
  cancellation_closed: 'The class starts in less than 24 hours. Enter a reason for moving the booking.',
  pair_active: 'The client paid one price for two places. Enter a reason for moving only one of them.',
  not_movable: 'That class has a different activity or price. Enter a reason. The amount paid won’t change.',
} as const;
