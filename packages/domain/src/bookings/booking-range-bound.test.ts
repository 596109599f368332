import { describe, expect, it } from 'vitest';
import { parseRangeBound } from './booking-range-bound.ts';

describe('parseRangeBound', () => {
  it.each([
    ['2026-11-24#00:00', 'from', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24', 'from', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24#99:99', 'to', '2026-11-25T00:00:00.000Z'],
    ['2026-11-24', 'to', '2026-11-25T00:00:00.000Z'],
    ['2026-11-24#09:30', 'from', '2026-11-24T09:30:00.000Z'],
    ['2026-11-24#09:30', 'to', '2026-11-24T09:31:00.000Z'],
  ] as const)('parses %s as a %s bound to %s', (bound, side, instant) => {
    expect(parseRangeBound(bound, side).toISOString()).toBe(instant);
  });

  it('uses London days, including those with 23 and 25 hours', () => {
    const hours = (date: string) =>
      (parseRangeBound(`${date}#99:99`, 'to').getTime() -
        parseRangeBound(`${date}#00:00`, 'from').getTime()) /
      3_600_000;
    expect([hours('2026-07-01'), hours('2027-03-28'), hours('2026-10-25')]).toEqual([24, 23, 25]);
    expect(parseRangeBound('2026-07-01#00:00', 'from').toISOString()).toBe('2026-06-30T23:00:00.000Z');
  });
});
