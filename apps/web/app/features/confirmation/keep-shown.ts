import type { LoadedBooking } from './loaded-booking.ts';

/** What is shown once a booking was looked at again: a look that failed takes nothing away. */
export function keepShown(before: LoadedBooking, looked: LoadedBooking): LoadedBooking {
  return before.at === 'shown' && looked.at === 'failed' ? before : looked;
}
