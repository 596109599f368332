import { expect, it } from 'vitest';
import { formatLateCancellations, getLateCancellationCutoff } from './recent-late-cancellations.ts';

it('counts late cancellations of the last 30 days', () => {
  const now = new Date('2026-11-27T18:30:00Z');
  expect(getLateCancellationCutoff(now)).toEqual(new Date('2026-10-28T18:30:00Z'));
});

it('names a number of late cancellations', () => {
  expect([1, 2].map(formatLateCancellations)).toEqual(['1 late cancellation', '2 late cancellations']);
});
