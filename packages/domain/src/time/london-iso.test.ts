import { describe, expect, it } from 'vitest';
import { formatLondonIso } from './london-iso.ts';

describe('formatLondonIso', () => {
  it.each([
    ['2026-11-24T13:30:00.000Z', '2026-11-24T13:30:00+00:00'],
    ['2026-06-01T12:30:00.000Z', '2026-06-01T13:30:00+01:00'],
    ['2026-06-30T23:15:00.000Z', '2026-07-01T00:15:00+01:00'],
    ['2027-03-28T00:59:59.999Z', '2027-03-28T00:59:00+00:00'],
    ['2027-03-28T01:00:00.000Z', '2027-03-28T02:00:00+01:00'],
  ])('formats %s as %s', (instant, text) => {
    expect(formatLondonIso(new Date(instant))).toBe(text);
  });

  it('preserves the instant', () => {
    const instant = new Date('2026-10-25T00:30:00Z');
    expect(new Date(formatLondonIso(instant))).toEqual(instant);
  });
});
