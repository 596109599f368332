import { expect, it } from 'vitest';
import { seatSeverity } from './seat-severity.ts';

it.each([
  [0, 'low'],
  [2, 'low'],
  [3, 'warn'],
  [8, 'warn'],
  [9, 'ok'],
])('calls %i seats left %s', (seatsLeft, severity) => {
  expect(seatSeverity(seatsLeft)).toBe(severity);
});
