import type { ListedBooking } from '@studio/contracts/member-bookings';
import type { ClassSlot } from '@studio/contracts/timetable';
import type { BookingStatusText } from './booking-text.ts';

/** A class that the member waits for, as a day of the list shows it. */
export interface WaitingListItem {
  entryId: string;
  class: ClassSlot;
  /** "Waiting, 2nd" */
  status: BookingStatusText;
  /** What comes next, one sentence. */
  next: string;
  /** Its own page. */
  to: string;
}

/** What stands in a day: a booking, or a place on a waiting list. */
export type BookingListItem =
  | { dateStart: string; booking: ListedBooking; waiting?: never }
  | { dateStart: string; waiting: WaitingListItem; booking?: never };

/** Bookings alone, in their order. */
export function toBookingItems(bookings: readonly ListedBooking[]): BookingListItem[] {
  return bookings.map((booking) => ({ dateStart: booking.dateStart, booking }));
}

/**
 * Bookings to come with what is waited for among them, by start; what is booked stands first. `more`: further bookings
 * are not loaded yet, so that what is waited for after the last one waits for them, and nothing is put in between later.
 */
export function mergeWaitingListItems(
  bookings: readonly ListedBooking[],
  waiting: readonly WaitingListItem[],
  more: boolean,
): BookingListItem[] {
  const last = more ? bookings.at(-1)?.dateStart : undefined;
  const shown = waiting.filter((place) => last === undefined || place.class.dateStart <= last);
  const items = [
    ...toBookingItems(bookings),
    ...shown.map((place): BookingListItem => ({ dateStart: place.class.dateStart, waiting: place })),
  ];
  return items.sort((one, other) =>
    one.dateStart === other.dateStart ? 0 : one.dateStart < other.dateStart ? -1 : 1,
  );
}
