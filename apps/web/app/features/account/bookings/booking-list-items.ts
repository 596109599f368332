import type { ListedBooking } from '@studio/contracts/member-bookings';
import type { ClassSlot } from '@studio/contracts/timetable';
import type { BookingStatusText } from './booking-text.ts';

export interface WaitingListItem {
  entryId: string;
  class: ClassSlot;
  /** Status of the entry, such as "2nd on the waiting list" or "Offered until 13:00". */
  status: BookingStatusText;
  /** Sentence that says what happens next or what the member has to do. */
  next: string;
  to: string;
}

export type BookingListItem =
  | { dateStart: string; booking: ListedBooking; waiting?: never }
  | { dateStart: string; waiting: WaitingListItem; booking?: never };

export function toBookingItems(bookings: readonly ListedBooking[]): BookingListItem[] {
  return bookings.map((booking) => ({ dateStart: booking.dateStart, booking }));
}

/**
 * Merges upcoming bookings and waiting list entries by start; a booking comes before an entry with the same
 * start. If `more` pages of bookings follow, leaves out the entries after the last loaded booking, so that
 * the next page is appended and inserts no booking above an entry.
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
