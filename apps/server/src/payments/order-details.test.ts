import { getBestPrice } from '@studio/domain/pricing/price';
import { expect, it } from 'vitest';
import { getPlacePrices } from './order-details.ts';

const order = {
  customer: { title: null, firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.com', phone: null },
  attendeeNames: ['Amara Okafor', 'Jonas Okafor'],
};

it('returns the price of each place, also of an order stored with one price for all', () => {
  const [fullPrice, halfPrice] = [getBestPrice(1200, []), { ...getBestPrice(1200, []), finalPence: 600 }];
  expect(getPlacePrices({ ...order, prices: [halfPrice, fullPrice] })).toEqual([halfPrice, fullPrice]);
  expect(getPlacePrices({ ...order, price: fullPrice })).toEqual([fullPrice, fullPrice]);
});
