import type { BookingResponse } from '@studio/contracts/bookings';
import { getLeaveClassError, type MovableBooking, type MoveError } from '@studio/domain/bookings/move';
import { findPairedPlace } from '@studio/domain/bookings/refund-for-place';
import { AppError } from '../../platform/app-error.ts';
import type { ClassRow } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';

/** Returns a booking in the form that the domain's move rules take. `order` contains all places booked together. */
export function toMovableBooking(
  booking: BookingRow,
  from: ClassRow,
  order: readonly BookingRow[],
): MovableBooking {
  const partner = findPairedPlace(booking, order);
  // A cancelled place is never restored, so `isPairActive` can only become false while the booking moves.
  return {
    status: booking.status,
    class: from,
    isPairActive: partner !== null && partner.status !== 'CANCELLED',
  };
}

/** Returns whether a booking can be moved now, for its page. The reason is set only for a two-for-one pair. */
export function getMoveEligibility(
  booking: BookingRow,
  from: ClassRow,
  order: readonly BookingRow[],
  now: Date,
): BookingResponse['move'] {
  const errorCode = getLeaveClassError(toMovableBooking(booking, from, order), now);
  return { possible: errorCode === null, reason: errorCode === 'pair_active' ? pairNotMovableText : null };
}

/**
 * Returns the error for an impossible move. Its message says whether the booking or the chosen class prevents the move,
 * and for a two-for-one pair which alternatives the member has.
 */
export function toMoveError(errorCode: MoveError, { status }: Pick<BookingRow, 'status'>): AppError {
  if (errorCode === 'pair_active') return new AppError('not_movable', pairNotMovableText);
  if (errorCode === 'not_movable' && status !== 'CONFIRMED')
    return new AppError('not_movable', 'You can’t move this booking any more.');
  return new AppError(errorCode);
}

const pairNotMovableText =
  'You paid one price for two places in this class, so you can’t move just one. Cancel both for a full refund, then book the class you’d like.';
