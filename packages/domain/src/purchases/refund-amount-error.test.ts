import { expect, it } from 'vitest';
import { getRefundAmountError } from './refund-amount-error.ts';

it('accepts what is left, and says what to enter otherwise', () => {
  expect(getRefundAmountError(2000, 2000)).toBeNull();
  expect(getRefundAmountError(1, 2000)).toBeNull();
  expect(getRefundAmountError(null, 2000)).toBe('Enter an amount, for example 12.50.');
  expect(getRefundAmountError(0, 2000)).toBe('Enter an amount from £0.01 to £20.');
  expect(getRefundAmountError(2001, 2000)).toBe('Enter an amount from £0.01 to £20.');
});
