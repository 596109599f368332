import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import type { LocalDate } from '@studio/domain/time/local-date';
import { type InfiniteData, infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { listEntitlements } from '../../../lib/api/list-entitlements.ts';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import {
  type BookingLink,
  countBookingsByDay,
  listBookings,
  listBookingsOfDay,
  listMoveOptions,
} from './bookings-api.ts';
import { deduplicateBookings } from './group-by-day.ts';

/** Queries of My bookings. Invalidate `all` after a change to a booking. */
export const bookingQueries = {
  all: memberQueryKeys.bookings,
  list: (memberId: string, scope: 'future' | 'past') =>
    infiniteQueryOptions({
      queryKey: [...memberQueryKeys.bookings, 'list', memberId, scope],
      queryFn: ({ pageParam }) => listBookings(memberId, scope, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      select: joinPages,
    }),
  days: (memberId: string, from: LocalDate, to: LocalDate) =>
    queryOptions({
      queryKey: [...memberQueryKeys.bookings, 'days', memberId, from, to],
      queryFn: () => countBookingsByDay(memberId, from, to),
    }),
  day: (memberId: string, day: LocalDate | null) =>
    queryOptions({
      queryKey: [...memberQueryKeys.bookings, 'day', memberId, day],
      queryFn: day ? () => listBookingsOfDay(memberId, day) : skipToken,
    }),
  balances: () =>
    queryOptions({ queryKey: [...memberQueryKeys.bookings, 'balances'], queryFn: listEntitlements }),
  moveOptions: (link: BookingLink, from: LocalDate | null) =>
    queryOptions({
      queryKey: ['move-options', link.bookingId, from],
      queryFn: () =>
        listMoveOptions(link, from).then(
          (found) => ({ ...found, notMovableReason: null }),
          explainNotMovable,
        ),
    }),
};

/**
 * Joins the pages into one list. A booking that moved between two pages while they loaded is listed once, with the
 * data of the later page.
 */
function joinPages({ pages }: InfiniteData<ListBookingsResponse>) {
  return deduplicateBookings(pages.flatMap(({ items }) => items));
}

/**
 * Returns the server's explanation of why the booking can't be moved (`not_movable`), because retrying can't
 * help. Rethrows other errors.
 */
function explainNotMovable(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_movable') return { notMovableReason: error.message };
  throw error;
}
