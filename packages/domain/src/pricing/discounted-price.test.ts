import { expect, it } from 'vitest';
import { applyPercentDiscount } from './discounted-price.ts';

it('applies a percentage discount, to the penny', () => {
  expect(applyPercentDiscount(2000, 10)).toBe(1800);
  expect(applyPercentDiscount(1500, 10)).toBe(1350);
  expect(applyPercentDiscount(1205, 10)).toBe(1085);
  expect(applyPercentDiscount(2000, 0)).toBe(2000);
});
