import type { TourBookResponse } from '@studio/contracts/tours';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { ApiError } from '../../lib/api-error.ts';
import { getTourErrorMessage } from './tour-api-error.ts';

/** What people are told when something does not work: one sentence, and sometimes why. */
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

/** The server's sentence about a failed call; when it had none, the wizard's own. */
export function getTourErrorText(error: unknown, fallback: string): TourErrorText {
  if (!(error instanceof ApiError)) return { title: fallback };
  const spoken = getTourErrorMessage(error.payload);
  return spoken ? { title: spoken } : { title: fallback, detail: error.message };
}

/** What the host says once a tour is booked. */
export function describeBookedTour({ bookingId, start, end }: TourBookResponse): string {
  const when = `${formatMomentShort(new Date(start))}-${formatTime(new Date(end))}`;
  return `Your studio tour is booked for ${when}. (Ref: ${bookingId}) We've emailed the details.`;
}

/** "11:30–12:00" of a slot, in London. */
export function formatSlotRange({ start, end }: { start: string; end: string }): string {
  return `${formatTime(new Date(start))}–${formatTime(new Date(end))}`;
}
