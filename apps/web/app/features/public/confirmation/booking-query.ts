import type { BookingResponse } from '@studio/contracts/bookings';

/** Query state of a booking. `missing`: no booking has this id and key. */
export type BookingQueryState =
  | { at: 'loading' }
  | { at: 'shown'; response: BookingResponse }
  | { at: 'missing'; message: string }
  | { at: 'failed'; message: string };
