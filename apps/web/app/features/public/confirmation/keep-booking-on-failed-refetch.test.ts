import type { BookingResponse } from '@studio/contracts/bookings';
import { expect, it } from 'vitest';
import { keepBookingOnFailedRefetch } from './keep-booking-on-failed-refetch.ts';

const shown = (bookingId: string) =>
  ({ at: 'shown', response: { booking: { bookingId } } as BookingResponse }) as const;
const failed = { at: 'failed', message: 'Network error' } as const;
const missing = { at: 'missing', message: 'Booking not found' } as const;

it('keeps the shown booking when a refetch fails', () => {
  expect(keepBookingOnFailedRefetch(shown('b1'), failed)).toEqual(shown('b1'));
});

it('shows the new result otherwise, including that the booking no longer exists', () => {
  expect(keepBookingOnFailedRefetch(shown('b1'), shown('b2'))).toEqual(shown('b2'));
  expect(keepBookingOnFailedRefetch(shown('b1'), missing)).toBe(missing);
  expect(keepBookingOnFailedRefetch(failed, shown('b1'))).toEqual(shown('b1'));
  expect(keepBookingOnFailedRefetch({ at: 'loading' }, failed)).toBe(failed);
});
