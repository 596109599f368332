import type { BookingAnswer } from '@studio/contracts/bookings';
import { expect, it } from 'vitest';
import { keepShown } from './keep-shown.ts';

const shown = (bookingId: string) =>
  ({ at: 'shown', answer: { booking: { bookingId } } as BookingAnswer }) as const;
const failed = { at: 'failed', message: 'Network error' } as const;
const missing = { at: 'missing', message: 'Booking not found' } as const;

it('keeps a booking that is shown when a look fails', () => {
  expect(keepShown(shown('b1'), failed)).toEqual(shown('b1'));
});

it('shows what was found otherwise, also that there is none any more', () => {
  expect(keepShown(shown('b1'), shown('b2'))).toEqual(shown('b2'));
  expect(keepShown(shown('b1'), missing)).toBe(missing);
  expect(keepShown(failed, shown('b1'))).toEqual(shown('b1'));
  expect(keepShown({ at: 'loading' }, failed)).toBe(failed);
});
