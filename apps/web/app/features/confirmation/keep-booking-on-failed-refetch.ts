import type { BookingQuery } from './booking-query.ts';

/** What is shown once a booking was looked at again: a look that failed takes nothing away. */
export function keepBookingOnFailedRefetch(before: BookingQuery, looked: BookingQuery): BookingQuery {
  return before.at === 'shown' && looked.at === 'failed' ? before : looked;
}
