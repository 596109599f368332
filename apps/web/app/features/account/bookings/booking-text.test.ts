import type { ListedBooking } from '@studio/contracts/member-bookings';
import { describe, expect, it } from 'vitest';
import { getBookingStatusText, getInitials, getManageBookingState } from './booking-text.ts';

const booking = (changes: Partial<ListedBooking>) =>
  ({
    bookingId: 'b',
    status: 'CONFIRMED',
    alreadyCheckedIn: false,
    start: '2026-11-24T09:30:00.000Z',
    end: '2026-11-24T10:25:00.000Z',
    lateCancelledAt: null,
    waivedAt: null,
    refundedAmount: 0,
    ...changes,
  }) as ListedBooking;
const at = (iso: string) => new Date(iso);

describe('Manage booking', () => {
  it('shows the time until which cancelling is free', () => {
    expect(getManageBookingState(booking({}), at('2026-11-23T09:30:00Z'))).toEqual({
      disabled: false,
      note: 'Free to cancel until Mon 23 Nov, 09:30',
    });
    expect(getManageBookingState(booking({}), at('2026-11-23T09:30:01Z')).note).toBe(
      'Starts in less than 24 hours.',
    );
  });

  it('is disabled, with a reason, for a class that has started and for a booking without an id', () => {
    expect(getManageBookingState(booking({}), at('2026-11-24T09:30:00Z'))).toEqual({
      disabled: true,
      note: 'This class has started.',
    });
    expect(getManageBookingState(booking({}), at('2026-11-24T10:25:00Z')).note).toBe('This class has ended.');
    expect(getManageBookingState(booking({ bookingId: '' }), at('2026-11-20T09:30:00Z')).disabled).toBe(true);
  });

  it('stays enabled for a cancelled booking, because its details show the refund', () => {
    const cancelled = booking({ status: 'CANCELLED' });
    expect(getManageBookingState(cancelled, at('2026-11-20T09:30:00Z'))).toEqual({
      disabled: false,
      note: '',
    });
  });

  it.each([
    ['refunded', 'We’ve refunded £22.'],
    ['refund_pending', 'We’re refunding £22.'],
  ])('describes the refund of a cancelled booking: %s', (paymentStatus, note) => {
    const cancelled = booking({
      status: 'CANCELLED',
      refundedAmount: 22,
      currency: 'GBP',
      paymentStatus,
    });
    expect(getManageBookingState(cancelled, at('2026-11-20T09:30:00Z')).note).toBe(note);
    expect(getManageBookingState(cancelled, at('2026-11-24T10:25:00Z'))).toEqual({ disabled: true, note });
  });
});

it.each([
  [{ status: 'CONFIRMED' }, 'Confirmed', 'Ended'],
  [{ status: 'CONFIRMED', alreadyCheckedIn: true }, 'Checked in', 'Attended'],
  [{ status: 'ATTENDED' }, 'Checked in', 'Attended'],
  [{ status: 'NO_SHOW' }, 'Missed', 'Missed'],
  [{ status: 'CANCELLED' }, 'Cancelled', 'Cancelled'],
  [{ status: 'CANCELLED', lateCancelledAt: 'x' }, 'Late cancelled', 'Late cancelled'],
  [{ status: 'CANCELLED', lateCancelledAt: 'x', waivedAt: 'y' }, 'Cancelled', 'Cancelled'],
] as const)('%o reads %s before the end of the class and %s after it', (changes, before, after) => {
  expect(getBookingStatusText(booking(changes), at('2026-11-24T10:24:00Z')).label).toBe(before);
  expect(getBookingStatusText(booking(changes), at('2026-11-24T10:25:00Z')).label).toBe(after);
});

it.each([
  ['Noor Haddad', 'NH'],
  ['Mei', 'M'],
  ['Ana Maria de Souza', 'AS'],
])('%s has the initials %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
