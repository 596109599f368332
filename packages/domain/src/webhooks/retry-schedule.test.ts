import { expect, it } from 'vitest';
import { getNextAttempt, retryDelaysSeconds } from './retry-schedule.ts';

const now = new Date('2026-11-23T06:00:00Z');

it('waits longer after every attempt, and stops after the ninth', () => {
  const waits = retryDelaysSeconds.map(
    (_, index) => (getNextAttempt(index + 1, now)?.getTime() ?? 0) - now.getTime(),
  );
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBe(5000);
  expect(getNextAttempt(retryDelaysSeconds.length + 1, now)).toBeNull();
});

it('retries for more than a day before it stops, to outlast a weekend night', () => {
  const hours = retryDelaysSeconds.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(48);
});
