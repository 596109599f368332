import type { BookingStatus } from './booking-status.ts';

/** A booking can be cancelled until 1440 elapsed minutes before the start, inclusive (handbook: cancelling 1). */
export const freeCancellationMinutes = 1440;

/** The last instant at which a booking may be cancelled without cost. 24 hours are elapsed hours, also over a clock change. */
export function getCancellationDeadline(startsAt: Date): Date {
  return new Date(startsAt.getTime() - freeCancellationMinutes * 60_000);
}

/** Why a booking cannot be cancelled, or null when it can. */
export type CancellationError = 'already_cancelled' | 'cancellation_closed' | 'not_cancellable';

/** Judges a cancellation from facts alone; the page asks the same before it offers the button. */
export function cancellationError(
  booking: { status: BookingStatus; startsAt: Date },
  now: Date,
): CancellationError | null {
  if (booking.status === 'CANCELLED') return 'already_cancelled';
  if (booking.status !== 'CONFIRMED') return 'not_cancellable';
  return now.getTime() <= getCancellationDeadline(booking.startsAt).getTime() ? null : 'cancellation_closed';
}
