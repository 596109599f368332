import { expect, it } from 'vitest';
import { getSeatSeverity } from './seat-severity.ts';

it.each([
  [0, 'low'],
  [2, 'low'],
  [3, 'warn'],
  [8, 'warn'],
  [9, 'ok'],
])('calls %i seats left %s', (seatsLeft, severity) => {
  expect(getSeatSeverity(seatsLeft)).toBe(severity);
});
