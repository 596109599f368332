import type { BookingAnswer } from '@studio/contracts/bookings';

/** A booking by its address. `missing`: the address, or its key, leads to none. */
export type LoadedBooking =
  | { at: 'loading' }
  | { at: 'shown'; answer: BookingAnswer }
  | { at: 'missing'; message: string }
  | { at: 'failed'; message: string };
