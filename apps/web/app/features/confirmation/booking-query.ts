import type { BookingResponse } from '@studio/contracts/bookings';

/** A booking by its address. `missing`: the address, or its key, leads to none. */
export type BookingQuery =
  | { at: 'loading' }
  | { at: 'shown'; answer: BookingResponse }
  | { at: 'missing'; message: string }
  | { at: 'failed'; message: string };
