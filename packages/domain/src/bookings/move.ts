import type { BookingStatus } from './booking-status.ts';
import { getCancellationError } from './cancellation.ts';

/** Fields of a class that moving a booking depends on. */
export interface MovableClass {
  id: string;
  activityId: string;
  pricePence: number;
  currency: string;
  startsAt: Date;
}

/** Fields of a booking that moving it depends on. */
export interface MovableBooking {
  status: BookingStatus;
  class: MovableClass;
  /**
   * Whether the place shares one price with another active place. Such a pair is only valid for the class it was booked
   * for.
   */
  isPairActive: boolean;
}

/** Reasons why a booking can't be moved. */
export type MoveError =
  | 'already_cancelled'
  | 'cancellation_closed'
  | 'not_movable'
  | 'pair_active'
  | 'class_begun';

/**
 * Returns why a booking can't leave its class, or null when it can. It can leave until 24 hours before the start, as
 * for cancelling (handbook: cancelling 7).
 */
export function getLeaveClassError(
  { status, class: from, isPairActive }: MovableBooking,
  now: Date,
): MoveError | null {
  const error = getCancellationError({ status, startsAt: from.startsAt }, now);
  if (error) return error === 'not_cancellable' ? 'not_movable' : error;
  return isPairActive ? 'pair_active' : null;
}

/**
 * Returns whether two classes have the same activity and current price, so that a move involves no payment or refund.
 */
export function isSamePriceGroup(one: MovableClass, other: MovableClass): boolean {
  return (
    one.activityId === other.activityId &&
    one.pricePence === other.pricePence &&
    one.currency === other.currency
  );
}

/**
 * Returns why a booking can't move to a class, or null when it can. The caller checks free places and credit coverage.
 */
export function getMoveError(booking: MovableBooking, to: MovableClass, now: Date): MoveError | null {
  const error = getLeaveClassError(booking, now);
  if (error) return error;
  if (to.id === booking.class.id || !isSamePriceGroup(booking.class, to)) return 'not_movable';
  return now.getTime() >= to.startsAt.getTime() ? 'class_begun' : null;
}
