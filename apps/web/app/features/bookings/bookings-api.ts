import type { BookingAnswer } from '@studio/contracts/bookings';
import type { EntitlementsAnswer } from '@studio/contracts/entitlements';
import type {
  BookingDaysAnswer,
  BookingListAnswer,
  GiveUpAnswer,
  MoveOptionsAnswer,
} from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { LocalDate } from '@studio/domain/time/local-date';
import { browserApi } from '../../lib/browser-api.ts';
import { callGuarded } from '../../lib/guarded-call.ts';
import { texts } from './texts.ts';

/** Bookings that one call brings (handbook: cancelling 11). */
const pageSize = 50;

/** A page of what is to come, the soonest first, or of what has begun, the latest first. */
export function listBookings(
  memberId: string,
  scope: 'future' | 'past',
  cursor: string | null,
): Promise<BookingListAnswer> {
  const fields = {
    principalUserId: memberId,
    scope,
    includeClass: true,
    limit: pageSize,
    ...(cursor && { cursor }),
  };
  return browserApi().call<BookingListAnswer>(paths.bookingList, fields, {
    unexpected: texts.upcomingFailed,
  });
}

/** The bookings of one London day, by start. */
export async function bookingsOn(memberId: string, date: LocalDate): Promise<BookingListAnswer['items']> {
  const fields = {
    principalUserId: memberId,
    from: `${date}#00:00`,
    to: `${date}#99:99`,
    includeClass: true,
    limit: pageSize,
  };
  const { items } = await browserApi().call<BookingListAnswer>(paths.bookingList, fields, {
    unexpected: texts.dayFailed,
  });
  return items;
}

/** How many bookings each day of a range has. */
export async function bookingDays(
  memberId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<BookingDaysAnswer['days']> {
  const fields = { principalUserId: memberId, from, to, includeCancelled: true };
  const { days } = await browserApi().call<BookingDaysAnswer>(paths.bookingDays, fields, {
    unexpected: texts.daysFailed,
  });
  return days;
}

/** What a member has in sessions. */
export function balances(): Promise<EntitlementsAnswer> {
  return browserApi().call<EntitlementsAnswer>(paths.entitlements, {});
}

/** A booking, and the key of its signed link where there is no member. */
export interface BookingAddress {
  bookingId: string;
  key?: string | undefined;
}

/** Classes that a booking can be moved to. Refuses with cancellation_closed, not_movable, already_cancelled. */
export function moveOptions(booking: BookingAddress, from: LocalDate | null): Promise<MoveOptionsAnswer> {
  return browserApi().call<MoveOptionsAnswer>(paths.moveOptions, {
    ...named(booking),
    ...(from && { from }),
  });
}

/** Moves a booking, at once or not at all. Refuses with slot_unavailable, cancellation_closed, not_movable. */
export function moveBooking(booking: BookingAddress, classId: string): Promise<BookingAnswer> {
  return browserApi().call<BookingAnswer>(paths.move, { ...named(booking), classId });
}

/** Gives a place up. Refuses with already_cancelled, give_up_too_early, class_begun. */
export function giveUp(booking: BookingAddress): Promise<GiveUpAnswer> {
  return browserApi().call<GiveUpAnswer>(paths.giveUp, named(booking));
}

/** Has the links of an address's bookings mailed to it. Refuses with rate_limited. */
export async function mailLinks(email: string, guard: { website: string; openedAt: number }): Promise<void> {
  await callGuarded({ path: paths.bookingLinks, fields: { email }, ...guard });
}

function named({ bookingId, key }: BookingAddress): object {
  return { bookingId, ...(key ? { key } : {}) };
}
