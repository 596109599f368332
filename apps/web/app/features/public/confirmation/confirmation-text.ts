import {
  type BookingDisplayStatus,
  getBookingDisplayStatus,
  isUpcoming,
} from '@studio/domain/bookings/booking-display-status';
import { formatReasonSentence } from '@studio/domain/bookings/class-cancellation-reason';
import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { ConfirmationSummary } from './confirmation-summary.ts';

/** Formats an instant in London time, such as "today at 21:46" or "20 November, 21:46". */
export function formatMoment(instant: Date, now: Date): string {
  const day = toLondonDate(instant);
  return day === toLondonDate(now)
    ? `today at ${formatTime(instant)}`
    : `${formatDayAndMonth(day)}, ${formatTime(instant)}`;
}

/** Formats an instant in London time, such as "20 Nov, 21:58". */
export function formatDateAndTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** Formats the London day of an instant, such as "20 Nov". */
export function formatDate(instant: Date): string {
  return formatDayShort(toLondonDate(instant)).replace(/^\S+ /, '');
}

export function getConfirmationHeadline(summary: ConfirmationSummary, now: Date): string {
  const { cancelled, bookedAt, attendeeEmail } = summary;
  const booked = `Booked ${formatMoment(bookedAt, now)}.`;
  if (cancelled) return `${booked}${describeCancellation(summary, now)}`;
  return isUpcoming(getConfirmationStatus(summary, now))
    ? `${booked} We’ve emailed the details to ${attendeeEmail}.`
    : booked;
}

export function getConfirmationStatus(
  { status, checkedIn, end }: ConfirmationSummary,
  now: Date,
): BookingDisplayStatus {
  return getBookingDisplayStatus({ status, checkedIn, endsAt: end }, now);
}

/**
 * Says who cancelled and when. If the studio cancelled the class, adds the reason. If the client cancelled, says until
 * the class starts that someone else can now book the place.
 */
function describeCancellation(summary: ConfirmationSummary, now: Date): string {
  const { cancelledAt, lateCancelled, endedByStudio, endReason, start } = summary;
  const releasedPlace = now < start ? ' Someone else can now book your place.' : '';
  const when = cancelledAt ? ` ${formatMoment(cancelledAt, now)}` : '';
  const cancellationReason = endReason && `${formatReasonSentence(endReason)}We’re sorry.`;
  if (lateCancelled)
    return ` Late cancelled${when}.${cancellationReason ? ` Then we cancelled the class. ${cancellationReason}` : releasedPlace}`;
  if (cancellationReason) return ` We cancelled the class${when}. ${cancellationReason}`;
  if (endedByStudio) return ` We cancelled your booking${when}.`;
  return ` Cancelled${when}.${releasedPlace}`;
}

export function getConfirmationTitle(summary: ConfirmationSummary, now: Date): string {
  const { cancelled, lateCancelled, endReason } = summary;
  if (!cancelled) return titles[getConfirmationStatus(summary, now)];
  if (endReason) return 'We’ve cancelled your class';
  return lateCancelled ? 'Late cancellation' : 'Booking cancelled';
}

const titles: Record<BookingDisplayStatus, string> = {
  confirmed: 'Booking confirmed',
  'checked-in': 'You’re checked in',
  attended: 'Attended',
  missed: 'Missed',
  finished: 'Class ended',
  cancelled: 'Booking cancelled',
};

function formatDayAndMonth(day: string): string {
  return formatDayMedium(day).replace(/^\S+ /, '');
}
