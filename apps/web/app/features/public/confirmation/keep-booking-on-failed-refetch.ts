import type { BookingQuery } from './booking-query.ts';

/** Returns the state to show after a refetch. If the refetch failed, keeps the shown booking. */
export function keepBookingOnFailedRefetch(before: BookingQuery, refetched: BookingQuery): BookingQuery {
  return before.at === 'shown' && refetched.at === 'failed' ? before : refetched;
}
