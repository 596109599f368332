import { bestPrice } from '@studio/domain/pricing/price';
import { expect, it } from 'vitest';
import { wirePrice } from './wire-price.ts';

it('carries pounds, and names the saving as reason and as discount', () => {
  const price = bestPrice(1500, [{ kind: 'membership', name: 'Member price', code: null, amountPence: 150 }]);
  expect(wirePrice(price)).toEqual({
    base: 15,
    final: 13.5,
    reason: 'Member price',
    currency: 'GBP',
    discount: { name: 'Member price', code: null, amount: 1.5 },
  });
});

it('names nothing where nothing is saved', () => {
  expect(wirePrice(bestPrice(2000, []))).toEqual({
    base: 20,
    final: 20,
    reason: null,
    currency: 'GBP',
    discount: null,
  });
});
