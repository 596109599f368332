import { describe, expect, it } from 'vitest';
import { listAutoBookDeadlines } from './auto-book-deadlines.ts';

const thursday = new Date('2026-11-26T09:30:00Z');
const friday = new Date('2026-11-27T09:30:00Z');
const keysAt = (now: string, starts = [thursday]) =>
  listAutoBookDeadlines(starts, new Date(now)).map(
    ({ key, until }) => `${key} ${until.toISOString().slice(0, 16)}`,
  );

describe('auto-book deadlines', () => {
  it('are the start, two hours before, and the end of free cancellation', () => {
    expect(keysAt('2026-11-23T12:00:00Z')).toEqual([
      'start 2026-11-26T09:30',
      'two-hours-before 2026-11-26T07:30',
      'cancellation-deadline 2026-11-25T09:30',
    ]);
  });

  it('are counted from the first of several classes', () => {
    expect(keysAt('2026-11-23T12:00:00Z', [friday, thursday])[0]).toBe('start 2026-11-26T09:30');
  });

  it('exclude deadlines that have passed', () => {
    expect(keysAt('2026-11-25T09:30:00Z')).toEqual([
      'start 2026-11-26T09:30',
      'two-hours-before 2026-11-26T07:30',
    ]);
    expect(keysAt('2026-11-26T09:30:00Z')).toEqual([]);
  });
});
