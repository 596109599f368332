import type { BookingStatus } from './booking-status.ts';
import { getCancellationDeadline } from './cancellation.ts';

/** Why a place cannot be given up, or null when it can. */
export type LateCancellationError =
  | 'already_cancelled'
  | 'not_cancellable'
  | 'give_up_too_early'
  | 'class_begun';

/**
 * Judges giving a place up: from the moment at which cancelling is no longer free until the class begins (handbook: cancelling 2).
 */
export function lateCancellationError(
  booking: { status: BookingStatus; startsAt: Date },
  now: Date,
): LateCancellationError | null {
  if (booking.status === 'CANCELLED') return 'already_cancelled';
  if (booking.status !== 'CONFIRMED') return 'not_cancellable';
  if (now.getTime() >= booking.startsAt.getTime()) return 'class_begun';
  return now.getTime() <= getCancellationDeadline(booking.startsAt).getTime() ? 'give_up_too_early' : null;
}

/**
 * How many of a class's places that were given up are taken by somebody who has just got `taken` of its places. They count
 * as taken last: `left` are the places that nobody has booked, and as long as there are as many as were given up, none of
 * them is. Never more than were got: a class may have lost places meanwhile, which nobody has taken.
 */
export function refundableLateCancellations(open: number, left: number, taken: number): number {
  return Math.min(taken, Math.max(0, open - Math.max(0, left)));
}
