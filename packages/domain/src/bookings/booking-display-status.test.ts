import { expect, it } from 'vitest';
import { getBookingDisplayStatus, isUpcoming } from './booking-display-status.ts';

const endsAt = new Date('2026-11-24T10:25:00Z');
const running = new Date('2026-11-24T10:24:59Z');

it.each([
  ['CONFIRMED', false, running, 'confirmed'],
  ['CONFIRMED', true, running, 'checked-in'],
  ['ATTENDED', true, running, 'checked-in'],
  ['CONFIRMED', true, endsAt, 'attended'],
  ['ATTENDED', false, endsAt, 'attended'],
  ['CONFIRMED', false, endsAt, 'finished'],
  ['NO_SHOW', false, endsAt, 'missed'],
  ['CANCELLED', false, running, 'cancelled'],
  ['CANCELLED', false, endsAt, 'cancelled'],
] as const)('shows a %s booking, checked in: %s, at %s as %s', (status, checkedIn, now, displayStatus) => {
  expect(getBookingDisplayStatus({ status, checkedIn, endsAt }, now)).toBe(displayStatus);
});

it('counts a booking as upcoming until the class ends, unless it was cancelled or missed', () => {
  expect(isUpcoming('confirmed')).toBe(true);
  expect(isUpcoming('checked-in')).toBe(true);
  for (const past of ['attended', 'missed', 'finished', 'cancelled'] as const)
    expect(isUpcoming(past)).toBe(false);
});
