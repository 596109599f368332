import { expect, it } from 'vitest';
import { bookingStanding, isAhead } from './booking-standing.ts';

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
] as const)('a %s booking, checked in: %s, at %s is %s', (status, checkedIn, now, standing) => {
  expect(bookingStanding({ status, checkedIn, endsAt }, now)).toBe(standing);
});

it('is ahead until the class is over, unless it was cancelled or missed', () => {
  expect(isAhead('confirmed')).toBe(true);
  expect(isAhead('checked-in')).toBe(true);
  for (const past of ['attended', 'missed', 'finished', 'cancelled'] as const)
    expect(isAhead(past)).toBe(false);
});
