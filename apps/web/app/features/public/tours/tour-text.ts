import type { BookTourResponse } from '@studio/contracts/tours';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getTourErrorMessage } from './tour-api-error.ts';

export interface TourErrorText {
  title: string;
  detail?: string;
}

/** Fixed texts of the tour wizard (handbook: tours 6). */
export const tourText = {
  heading: 'Book a studio tour',
  lead: "Pick a day and time that works for you — we'll email the confirmation.",
  hint: 'Choose a day that works for you.',
  loading: 'Loading availability…',
  loadFailed: 'Could not load availability.',
  noSlots: 'No slots for this date.',
  otherDate: 'Choose another date',
  noExpiry: 'Could not reserve this slot. Please try another time.',
  holdFailed: 'Unable to reserve this slot.',
  holdExpired: 'Your hold expired. Please choose a time again.',
  bookFailed: 'Booking failed. Please try again.',
} as const;

/** Returns the server's message, or else `fallback`. */
export function getTourErrorText(error: unknown, fallback: string): TourErrorText {
  if (!(error instanceof ApiError)) return { title: fallback };
  const message = getTourErrorMessage(error.payload);
  return message ? { title: message } : { title: fallback, detail: error.message };
}

export function describeBookedTour({ bookingId, start, end }: BookTourResponse): string {
  const when = `${formatMomentShort(new Date(start))}-${formatTime(new Date(end))}`;
  return `Your studio tour is booked for ${when}. (Ref: ${bookingId}) We've emailed the details.`;
}

/** Formats a slot in London time, such as "11:30–12:00". */
export function formatSlotRange({ start, end }: { start: string; end: string }): string {
  return `${formatTime(new Date(start))}–${formatTime(new Date(end))}`;
}
