import { expect, it } from 'vitest';
import { formatPrice, formatPriceShort } from './money.ts';

it.each([
  [0, '£0.00', '£0'],
  [1350, '£13.50', '£13.50'],
  [99_900, '£999.00', '£999'],
  [100_000, '£1,000.00', '£1,000'],
  [122_550, '£1,225.50', '£1,225.50'],
  [-123_456_700, '−£1,234,567.00', '−£1,234,567'],
])('formats %i pence as %s, and at checkout as %s', (pence, price, short) => {
  expect(formatPrice(pence)).toBe(price);
  expect(formatPriceShort(pence)).toBe(short);
});
