import { expect, it } from 'vitest';
import { formatValidity } from './format-validity.ts';

it.each([
  [{ validDays: 30, renewsMonthly: false }, '30 days'],
  [{ validDays: 42, renewsMonthly: false }, '6 weeks'],
  [{ validDays: 7, renewsMonthly: false }, '1 week'],
  [{ validDays: 1, renewsMonthly: false }, '1 day'],
  [{ validDays: null, renewsMonthly: true }, 'Monthly'],
  [{ validDays: null, renewsMonthly: false }, 'No expiry date'],
])('formats %o as %s', (terms, text) => {
  expect(formatValidity(terms)).toBe(text);
});
