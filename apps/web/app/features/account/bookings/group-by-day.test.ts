import type { ListedBooking } from '@studio/contracts/member-bookings';
import { describe, expect, it } from 'vitest';
import { deduplicateBookings, formatDaysAway, groupByDay } from './group-by-day.ts';

const booking = (bookingId: string, dateStart: string) => ({ bookingId, dateStart }) as ListedBooking;

describe('bookings by day', () => {
  it('keep the order of the days, and of the bookings within a day', () => {
    const list = [
      booking('a', '2026-11-24#09:30'),
      booking('b', '2026-11-24#18:30'),
      booking('c', '2026-11-26#07:00'),
    ];
    expect(groupByDay(list).map(({ date, items }) => [date, items.map((item) => item.bookingId)])).toEqual([
      ['2026-11-24', ['a', 'b']],
      ['2026-11-26', ['c']],
    ]);
  });

  it('show a booking that moved between two pages once, at its newer date', () => {
    const list = [
      booking('a', '2026-11-24#09:30'),
      booking('b', '2026-11-25#09:30'),
      booking('a', '2026-12-01#09:30'),
    ];
    expect(deduplicateBookings(list).map(({ bookingId, dateStart }) => [bookingId, dateStart])).toEqual([
      ['b', '2026-11-25#09:30'],
      ['a', '2026-12-01#09:30'],
    ]);
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-24', 'in 3 days'],
  ])('formats %s as %s', (date, text) => {
    expect(formatDaysAway(date, '2026-11-21')).toBe(text);
  });
});
