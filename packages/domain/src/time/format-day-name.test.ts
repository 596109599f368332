import { expect, it } from 'vitest';
import { formatDayName, formatPastDayName } from './format-day-name.ts';

it('formats the coming week by day name and other days by date', () => {
  const today = '2026-11-20';
  expect(formatDayName('2026-11-20', today)).toBe('Today');
  expect(formatDayName('2026-11-21', today)).toBe('Tomorrow');
  expect(formatDayName('2026-11-22', today)).toBe('Sunday');
  expect(formatDayName('2026-11-26', today)).toBe('Thursday');
  // A week later the weekday alone would be mistaken for today.
  expect(formatDayName('2026-11-27', today)).toBe('Fri 27 Nov');
  expect(formatDayName('2026-11-19', today)).toBe('Thu 19 Nov');
});

it('formats today and yesterday by name and other days by date', () => {
  expect(formatPastDayName('2026-11-22', '2026-11-22')).toBe('Today');
  expect(formatPastDayName('2026-11-21', '2026-11-22')).toBe('Yesterday');
  expect(formatPastDayName('2026-11-20', '2026-11-22')).toBe('Friday 20 November');
});
