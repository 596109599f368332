import { expect, it } from 'vitest';
import { discountedPence } from './discounted.ts';

it('takes the percentage off, to the penny', () => {
  expect(discountedPence(2000, 10)).toBe(1800);
  expect(discountedPence(1500, 10)).toBe(1350);
  expect(discountedPence(1205, 10)).toBe(1085);
  expect(discountedPence(2000, 0)).toBe(2000);
});
