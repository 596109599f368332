/**
 * First parts of query keys that several features share. After a change, invalidate them to refetch whatever
 * the page shows.
 */
export const memberQueryKeys = {
  /** Bookings, and the sessions that are left beside them. */
  bookings: ['bookings'],
  /** Sessions, memberships, cards and invoices of the account page. */
  account: ['account'],
} as const;
