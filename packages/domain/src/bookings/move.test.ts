import { describe, expect, it } from 'vitest';
import { getMoveError, type MovableBooking } from './move.ts';

const now = new Date('2026-11-23T09:30:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const from = { id: 'a', activityId: 'reformer', pricePence: 2000, currency: 'GBP', startsAt: inHours(24) };
const to = { ...from, id: 'b', startsAt: inHours(48) };
const booking: MovableBooking = { status: 'CONFIRMED', class: from, isPairActive: false };

describe('moveError', () => {
  it('allows a class of the same activity and price until 24 hours before, inclusive', () => {
    expect(getMoveError(booking, to, now)).toBeNull();
    expect(getMoveError(booking, to, new Date(now.getTime() + 1))).toBe('cancellation_closed');
  });

  it('allows a class within the next 24 hours, but not one that has started', () => {
    expect(getMoveError(booking, { ...to, startsAt: inHours(1) }, now)).toBeNull();
    expect(getMoveError(booking, { ...to, startsAt: now }, now)).toBe('class_begun');
  });

  it.each([
    ['another activity', { activityId: 'yoga' }],
    ['another price', { pricePence: 1800 }],
    ['another currency', { currency: 'EUR' }],
    ['the class that it is for', { id: 'a' }],
  ])('rejects %s', (_what, changes) => {
    expect(getMoveError(booking, { ...to, ...changes }, now)).toBe('not_movable');
  });

  it('rejects bookings that are not confirmed or share one price with an active place', () => {
    expect(getMoveError({ ...booking, status: 'CANCELLED' }, to, now)).toBe('already_cancelled');
    expect(getMoveError({ ...booking, status: 'ATTENDED' }, to, now)).toBe('not_movable');
    expect(getMoveError({ ...booking, isPairActive: true }, to, now)).toBe('pair_active');
  });
});
