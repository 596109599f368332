import type { BookingStatus } from './booking-status.ts';

/** Minutes before the start until which cancelling is free, inclusive (handbook: cancelling 1). */
export const freeCancellationMinutes = 1440;

/** Returns the last instant of free cancellation. The 24 hours are elapsed hours, even across a clock change. */
export function getCancellationDeadline(startsAt: Date): Date {
  return new Date(startsAt.getTime() - freeCancellationMinutes * 60_000);
}

/** Reasons why a booking can't be cancelled. */
export type CancellationError = 'already_cancelled' | 'cancellation_closed' | 'not_cancellable';

/**
 * Returns why a booking can't be cancelled, or null when it can. Pages also use it to decide whether to show the Cancel
 * button.
 */
export function getCancellationError(
  booking: { status: BookingStatus; startsAt: Date },
  now: Date,
): CancellationError | null {
  if (booking.status === 'CANCELLED') return 'already_cancelled';
  if (booking.status !== 'CONFIRMED') return 'not_cancellable';
  return now.getTime() <= getCancellationDeadline(booking.startsAt).getTime() ? null : 'cancellation_closed';
}
