import type { QueryClient } from '@tanstack/react-query';

/**
 * Prefixes of query keys that several features share. Invalidate them after a change, so that the shown queries are
 * refetched.
 */
export const memberQueryKeys = {
  /** Bookings, and the remaining sessions that My bookings shows beside them. */
  bookings: ['bookings'],
  booking: (bookingId: string) => ['bookings', 'booking', bookingId] as const,
  /** Sessions, memberships, cards and invoices of the account page. */
  account: ['account'],
} as const;

/** Refetches a booking that is shown, after a change. If a refetch is already running, waits for that one. */
export function refetchBooking(queryClient: QueryClient, bookingId: string): Promise<void> {
  return queryClient.invalidateQueries(
    { queryKey: memberQueryKeys.booking(bookingId) },
    { cancelRefetch: false },
  );
}
