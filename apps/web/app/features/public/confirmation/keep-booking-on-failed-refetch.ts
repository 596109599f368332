import type { BookingQueryState } from './booking-query.ts';

/** Returns the state to show after a refetch. If the refetch failed, keeps the shown booking. */
export function keepBookingOnFailedRefetch(
  before: BookingQueryState,
  refetched: BookingQueryState,
): BookingQueryState {
  return before.at === 'shown' && refetched.at === 'failed' ? before : refetched;
}
