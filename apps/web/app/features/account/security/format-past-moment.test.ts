import { describe, expect, it } from 'vitest';
import { formatPastMoment } from './format-past-moment.ts';

const now = new Date('2026-11-22T00:30:00Z');

describe('formatPastMoment', () => {
  it.each([
    ['2026-11-22T00:05:00Z', 'today, 00:05'],
    ['2026-11-21T23:59:00Z', 'yesterday, 23:59'],
    ['2026-11-20T09:30:00Z', 'Fri 20 Nov, 09:30'],
    ['2026-01-20T09:30:00Z', '20 January 2026'],
  ])('%s', (instant, expected) => {
    expect(formatPastMoment(new Date(instant), now)).toBe(expected);
  });
});
