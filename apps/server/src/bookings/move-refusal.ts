import type { BookingAnswer } from '@studio/contracts/bookings';
import { pairedWith } from '@studio/domain/bookings/back-for-place';
import { leaveRefusal, type MovableBooking, type MoveRefusal } from '@studio/domain/bookings/move';
import { Refused } from '../platform/refused.ts';
import type { ClassRow } from '../timetable/store.ts';
import type { BookingRow } from './booking-store.ts';

/** A booking as the rules of moving see it; `order` has all places that were booked together. */
export function asMovable(booking: BookingRow, from: ClassRow, order: readonly BookingRow[]): MovableBooking {
  const partner = pairedWith(booking, order);
  // What is cancelled never stands again, so nothing can change this while the booking moves.
  return {
    status: booking.status,
    class: from,
    pairStands: partner !== null && partner.status !== 'CANCELLED',
  };
}

/** Whether a booking can be moved now, as its page offers it. */
export function moveOffer(
  booking: BookingRow,
  from: ClassRow,
  order: readonly BookingRow[],
  now: Date,
): BookingAnswer['move'] {
  const refusal = leaveRefusal(asMovable(booking, from, order), now);
  return { possible: refusal === null, reason: refusal === 'pair_stands' ? pairStays : null };
}

/** Says why a booking stays where it is, and of a pair what can be done instead. */
export function refusedMove(refusal: MoveRefusal): Refused {
  return refusal === 'pair_stands' ? new Refused('not_movable', pairStays) : new Refused(refusal);
}

const pairStays =
  'Two places for one price are for this class, so neither can be moved alone. Cancel both for a full refund, then book the class you’d like.';
