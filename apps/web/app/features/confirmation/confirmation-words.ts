import { type BookingStanding, bookingStanding, isAhead } from '@studio/domain/bookings/booking-standing';
import { reasonSentence } from '@studio/domain/bookings/class-off-reason';
import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { ConfirmationSummary } from './confirmation-summary.ts';

/** "today at 21:46", else "20 November, 21:46", in London. */
export function momentWords(instant: Date, now: Date): string {
  const day = londonDate(instant);
  return day === londonDate(now)
    ? `today at ${formatTime(instant)}`
    : `${dayAndMonth(day)}, ${formatTime(instant)}`;
}

/** "20 Nov, 21:58". */
export function stepMoment(instant: Date): string {
  return `${stepDay(instant)}, ${formatTime(instant)}`;
}

/** "20 Nov", in London. */
export function stepDay(instant: Date): string {
  return formatDayShort(londonDate(instant)).replace(/^\S+ /, '');
}

/** What stands under the heading. */
export function headline(summary: ConfirmationSummary, now: Date): string {
  const { cancelled, bookedAt, attendeeEmail } = summary;
  const booked = `Booked ${momentWords(bookedAt, now)}.`;
  if (cancelled) return `${booked}${endedWords(summary, now)}`;
  return isAhead(standingOf(summary, now)) ? `${booked} We have sent this to ${attendeeEmail}.` : booked;
}

/** How the booking stands at a moment. */
export function standingOf({ status, checkedIn, end }: ConfirmationSummary, now: Date): BookingStanding {
  return bookingStanding({ status, checkedIn, endsAt: end }, now);
}

/** Who ended it, when and, of a class that is off, why. */
function endedWords(summary: ConfirmationSummary, now: Date): string {
  const { cancelledAt, givenUp, endedByStudio, endedBecause, activityType } = summary;
  const when = cancelledAt ? ` ${momentWords(cancelledAt, now)}` : '';
  const classOff = endedBecause && `${reasonSentence(endedBecause)}We are sorry.`;
  if (givenUp)
    return ` Given up${when}. ${classOff ? `Then we cancelled the class. ${classOff}` : freedWords(activityType)}`;
  if (classOff) return ` We cancelled the class${when}. ${classOff}`;
  if (endedByStudio) return ` The studio cancelled it${when}.`;
  return ` Cancelled${when}. ${freedWords(activityType)}`;
}

/** What has become of it, as the page's heading. */
export function titleWords(summary: ConfirmationSummary, now: Date): string {
  const { cancelled, givenUp, endedBecause } = summary;
  if (!cancelled) return titles[standingOf(summary, now)];
  if (endedBecause) return 'We have cancelled your class';
  return givenUp ? 'Place given up' : 'Booking cancelled';
}

const titles: Record<BookingStanding, string> = {
  confirmed: 'Booking confirmed',
  'checked-in': 'You’re checked in',
  attended: 'Attended',
  missed: 'Missed',
  finished: 'Class finished',
  cancelled: 'Booking cancelled',
};

/** "Your bed is free for somebody else." */
export function freedWords(activityType: string): string {
  return `Your ${activityType === 'reformer' ? 'bed' : 'place'} is free for somebody else.`;
}

function dayAndMonth(day: string): string {
  return formatDayMedium(day).replace(/^\S+ /, '');
}
