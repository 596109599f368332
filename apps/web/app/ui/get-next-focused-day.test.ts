import { describe, expect, it } from 'vitest';
import { getNextFocusedDay } from './get-next-focused-day.ts';

describe('getNextFocusedDay', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
  ])('moves with %s from Tuesday 1 December to %s', (key, to) => {
    expect(getNextFocusedDay(key, '2026-12-01')).toBe(to);
  });

  it('stays within a shorter month', () => {
    expect(getNextFocusedDay('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(getNextFocusedDay('PageUp', '2027-03-31')).toBe('2027-02-28');
  });

  it('ignores other keys', () => {
    expect(getNextFocusedDay('Enter', '2026-12-01')).toBeNull();
    expect(getNextFocusedDay('Tab', '2026-12-01')).toBeNull();
  });
});
