import type { BookingResponse } from '@studio/contracts/bookings';
import type {
  LateCancelResponse,
  ListBookingDaysResponse,
  ListBookingsResponse,
  ListMoveOptionsResponse,
} from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { submitWithProofOfWork } from '../../../lib/api/submit-with-proof-of-work.ts';
import type { BotCheck } from '../../../lib/forms/use-bot-check.ts';
import { toClassSnapshot } from '../../../lib/storage/class-snapshot.ts';
import { myBookingsText } from './my-bookings-text.ts';

/** Number of bookings per page (handbook: cancelling 11). */
const pageSize = 50;

/** Returns a page of bookings: upcoming ones by start, or past ones with the latest first. */
export function listBookings(
  memberId: string,
  scope: 'future' | 'past',
  cursor: string | null,
): Promise<ListBookingsResponse> {
  const fields = {
    principalUserId: memberId,
    scope,
    includeClass: true,
    limit: pageSize,
    ...(cursor && { cursor }),
  };
  return browserApi().call<ListBookingsResponse>(paths.bookingList, fields, {
    unexpected: myBookingsText.upcomingFailed,
  });
}

/** Returns the bookings of a London day, by start: at most one page of them. */
export async function listBookingsOfDay(
  memberId: string,
  date: LocalDate,
): Promise<ListBookingsResponse['items']> {
  const fields = {
    principalUserId: memberId,
    from: `${date}#00:00`,
    to: `${date}#99:99`,
    includeClass: true,
    limit: pageSize,
  };
  const { items } = await browserApi().call<ListBookingsResponse>(paths.bookingList, fields, {
    unexpected: myBookingsText.dayFailed,
  });
  return items;
}

/** Counts each day's bookings, including cancelled ones. */
export async function countBookingsByDay(
  memberId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<ListBookingDaysResponse['days']> {
  const fields = { principalUserId: memberId, from, to, includeCancelled: true };
  const { days } = await browserApi().call<ListBookingDaysResponse>(paths.bookingDays, fields, {
    unexpected: myBookingsText.daysFailed,
  });
  return days;
}

/** Booking id, and the key of its signed link if the caller isn't logged in. */
export interface BookingLink {
  bookingId: string;
  key?: string | undefined;
}

/**
 * Returns the classes to which a booking can move, in the two weeks from `from` or, with null, from today. Rejects with
 * cancellation_closed, not_movable or already_cancelled.
 */
export function listMoveOptions(
  booking: BookingLink,
  from: LocalDate | null,
): Promise<ListMoveOptionsResponse> {
  return browserApi().call<ListMoveOptionsResponse>(paths.moveOptions, {
    ...toLinkFields(booking),
    ...(from && { from }),
  });
}

/**
 * Moves a booking to a class atomically. Rejects with slot_unavailable, cancellation_closed, not_movable,
 * already_cancelled, class_begun, or class_changed if the class isn't as shown any more.
 */
export function moveBooking(booking: BookingLink, slot: ClassSlot): Promise<BookingResponse> {
  const input = { ...toLinkFields(booking), classId: slot.classId, seen: toClassSnapshot(slot) };
  return browserApi().call<BookingResponse>(paths.move, input);
}

/**
 * Cancels a booking late, without an immediate refund. Rejects with already_cancelled, not_cancellable,
 * give_up_too_early or class_begun.
 */
export function lateCancelBooking(booking: BookingLink): Promise<LateCancelResponse> {
  return browserApi().call<LateCancelResponse>(paths.lateCancel, toLinkFields(booking));
}

/** Emails the links of the upcoming bookings made with an email address. Rejects with rate_limited. */
export async function emailBookingLinks(email: string, botCheck: BotCheck): Promise<void> {
  await submitWithProofOfWork({ path: paths.bookingLinks, fields: { email }, ...botCheck });
}

function toLinkFields({ bookingId, key }: BookingLink): object {
  return { bookingId, ...(key ? { key } : {}) };
}
