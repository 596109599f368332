import type { BookingStatus } from './booking-status.ts';
import { getCancellationDeadline } from './cancellation.ts';

/** Reasons why late cancellation isn't possible. */
export type LateCancellationError =
  | 'already_cancelled'
  | 'not_cancellable'
  | 'give_up_too_early'
  | 'class_begun';

/**
 * Returns why a booking can't be late cancelled, or null when it can. Late cancellation is possible from the end of
 * free cancellation until the start of the class (handbook: cancelling 2).
 */
export function getLateCancellationError(
  booking: { status: BookingStatus; startsAt: Date },
  now: Date,
): LateCancellationError | null {
  if (booking.status === 'CANCELLED') return 'already_cancelled';
  if (booking.status !== 'CONFIRMED') return 'not_cancellable';
  if (now.getTime() >= booking.startsAt.getTime()) return 'class_begun';
  return now.getTime() <= getCancellationDeadline(booking.startsAt).getTime() ? 'give_up_too_early' : null;
}

/**
 * Returns how many of the `lateCancelled` places are filled by a new booking of `taken` places, so that they can be
 * refunded. The new booking fills other free places (`freePlaces`) first. Never returns more than `taken`, because the
 * class may also have lost places that no one took.
 */
export function countRefundableLateCancellations(
  lateCancelled: number,
  freePlaces: number,
  taken: number,
): number {
  return Math.min(taken, Math.max(0, lateCancelled - Math.max(0, freePlaces)));
}
