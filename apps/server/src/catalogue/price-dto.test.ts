import { getBestPrice } from '@studio/domain/pricing/price';
import { expect, it } from 'vitest';
import { toPriceDto } from './price-dto.ts';

it('returns pounds, and the saving as reason and discount', () => {
  const price = getBestPrice(1500, [
    { kind: 'membership', name: 'Member price', code: null, amountPence: 150 },
  ]);
  expect(toPriceDto(price)).toEqual({
    base: 15,
    final: 13.5,
    reason: 'Member price',
    currency: 'GBP',
    discount: { name: 'Member price', code: null, amount: 1.5 },
  });
});

it('returns neither reason nor discount without a saving', () => {
  expect(toPriceDto(getBestPrice(2000, []))).toEqual({
    base: 20,
    final: 20,
    reason: null,
    currency: 'GBP',
    discount: null,
  });
});
