import type { QueryClient } from '@tanstack/react-query';

/**
 * First parts of query keys that several features share. After a change, invalidate them to refetch whatever
 * the page shows.
 */
export const memberQueryKeys = {
  /** Bookings, and the sessions that are left beside them. */
  bookings: ['bookings'],
  booking: (bookingId: string) => ['bookings', 'booking', bookingId] as const,
  /** Sessions, memberships, cards and invoices of the account page. */
  account: ['account'],
} as const;

/** Waits until a shown booking is fresh after a change, joining a refetch that is already running. */
export function refetchBooking(queryClient: QueryClient, bookingId: string): Promise<void> {
  return queryClient.invalidateQueries(
    { queryKey: memberQueryKeys.booking(bookingId) },
    { cancelRefetch: false },
  );
}
