import { expect, it } from 'vitest';
import { getSeatSeverity } from './seat-severity.ts';

it.each([
  [0, 'low'],
  [2, 'low'],
  [3, 'warn'],
  [8, 'warn'],
  [9, 'ok'],
])('rates %i seats left as %s', (seatsLeft, severity) => {
  expect(getSeatSeverity(seatsLeft)).toBe(severity);
});
