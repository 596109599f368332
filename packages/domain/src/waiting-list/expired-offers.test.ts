import { describe, expect, it } from 'vitest';
import { getOffersPausedUntil, isOfferedLast } from './expired-offers.ts';

const last = new Date('2026-11-24T13:00:00Z');

describe('expired offers', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('with a count of %i, put others first: %s', (count, isLast) => {
    expect(isOfferedLast({ count, last })).toBe(isLast);
  });

  it.each([
    [2, '2026-11-24T13:00:01Z', null],
    [3, '2026-11-24T13:00:01Z', '2026-11-25T13:00:00.000Z'],
    [3, '2026-11-25T12:59:59Z', '2026-11-25T13:00:00.000Z'],
    [3, '2026-11-25T13:00:00Z', null],
    [5, '2026-11-24T14:00:00Z', '2026-11-25T13:00:00.000Z'],
  ])('with a count of %i at %s, pause offers until %s', (count, now, until) => {
    expect(getOffersPausedUntil({ count, last }, new Date(now))?.toISOString() ?? null).toBe(until);
  });
});
