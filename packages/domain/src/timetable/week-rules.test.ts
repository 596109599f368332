import { describe, expect, it } from 'vitest';
import { getMonday } from '../time/local-date.ts';
import { getCapacityBelowBookedText } from './capacity-below-booked.ts';
import { canFallOnSameDay, isOnDay } from './recurrence.ts';
import { formatWeekCellCount, getWeekCellState, type WeekCellInput } from './week-cell-state.ts';

describe('weekly series with a start and an end', () => {
  const tuesdays = { weekday: 1, weekOfMonth: null, startsOn: '2026-11-24', endsOn: '2026-12-08' };

  it('matches from its first to its last day, both included', () => {
    const days = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];
    expect(days.filter((day) => isOnDay(tuesdays, day))).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  });

  it('can fall on the same day as another of its weekday while both last', () => {
    expect(canFallOnSameDay(tuesdays, { weekday: 1, weekOfMonth: null })).toBe(true);
    expect(canFallOnSameDay(tuesdays, { weekday: 2, weekOfMonth: null })).toBe(false);
    expect(canFallOnSameDay(tuesdays, { weekday: 1, weekOfMonth: null, startsOn: '2026-12-08' })).toBe(true);
    expect(canFallOnSameDay(tuesdays, { weekday: 1, weekOfMonth: null, startsOn: '2026-12-09' })).toBe(false);
    expect(canFallOnSameDay(tuesdays, { weekday: 1, weekOfMonth: null, endsOn: '2026-11-23' })).toBe(false);
  });

  it('can fall on the same day as a monthly series, unless their weeks differ', () => {
    const first = { weekday: 1, weekOfMonth: 1 };
    expect(canFallOnSameDay(tuesdays, first)).toBe(true);
    expect(canFallOnSameDay({ weekday: 1, weekOfMonth: 2 }, first)).toBe(false);
  });

  it('has weeks that start on Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22', '2026-11-23'].map(getMonday)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

describe('class capacity', () => {
  it('cannot be below the booked and held places, which the error counts', () => {
    expect(getCapacityBelowBookedText(9, { booked: 8, held: 1 })).toBeNull();
    expect(getCapacityBelowBookedText(8, { booked: 8, held: 1 })).toBe(
      '8 places are booked and 1 place is held, so the class needs at least 9 places.',
    );
    expect(getCapacityBelowBookedText(7, { booked: 8, held: 0 })).toBe(
      '8 places are booked, so the class needs at least 8 places.',
    );
    expect(getCapacityBelowBookedText(0, { booked: 0, held: 1 })).toBe(
      '1 place is held, so the class needs at least 1 place.',
    );
  });
});

describe('week cell', () => {
  const cell: WeekCellInput = {
    status: 'SCHEDULED',
    hasStarted: false,
    needsCover: false,
    booked: 8,
    capacity: 10,
  };

  it.each<[Partial<WeekCellInput>, string, string]>([
    [{}, 'normal', '8/10'],
    [{ booked: 10 }, 'normal', 'Full'],
    [{ booked: 3 }, 'low', '3/10'],
    [{ booked: 4 }, 'normal', '4/10'],
    [{ booked: 3, needsCover: true }, 'cover', 'Cover'],
    [{ hasStarted: true, needsCover: true, booked: 3 }, 'past', '3/10'],
    [{ hasStarted: true, status: 'CANCELLED' }, 'cancelled', 'Cancelled'],
  ])('for %j is %s with the text %s', (changes, state, count) => {
    expect(getWeekCellState({ ...cell, ...changes })).toBe(state);
    expect(formatWeekCellCount({ ...cell, ...changes })).toBe(count);
  });
});
