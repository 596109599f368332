import type { BookingStatus } from './booking-status.ts';
import { cancellationError } from './cancellation.ts';

/** A class as moving asks about it. */
export interface MovableClass {
  id: string;
  activityId: string;
  pricePence: number;
  currency: string;
  startsAt: Date;
}

/** A booking as moving asks about it. */
export interface MovableBooking {
  status: BookingStatus;
  class: MovableClass;
  /** It shares one price with another place that stands: such a pair is for the class that it was booked for. */
  pairStands: boolean;
}

/** Why a booking cannot be moved, or null when it can. */
export type MoveError =
  | 'already_cancelled'
  | 'cancellation_closed'
  | 'not_movable'
  | 'pair_stands'
  | 'class_begun';

/** Whether a booking may go to another class at all (handbook: cancelling 7): until 24 hours before its own, as cancelling. */
export function leaveClassError(
  { status, class: from, pairStands }: MovableBooking,
  now: Date,
): MoveError | null {
  const refusal = cancellationError({ status, startsAt: from.startsAt }, now);
  if (refusal) return refusal === 'not_cancellable' ? 'not_movable' : refusal;
  return pairStands ? 'pair_stands' : null;
}

/**
 * Whether two classes are of one price group: the same activity at the same price now. Then nothing is to be paid and
 * nothing goes back.
 */
export function isSamePriceGroup(one: MovableClass, other: MovableClass): boolean {
  return (
    one.activityId === other.activityId &&
    one.pricePence === other.pricePence &&
    one.currency === other.currency
  );
}

/** Judges a move from facts alone. Whether there is a place, and whether a credit covers the class, is asked beside it. */
export function moveError(booking: MovableBooking, to: MovableClass, now: Date): MoveError | null {
  const refusal = leaveClassError(booking, now);
  if (refusal) return refusal;
  if (to.id === booking.class.id || !isSamePriceGroup(booking.class, to)) return 'not_movable';
  return now.getTime() >= to.startsAt.getTime() ? 'class_begun' : null;
}
