import { getBestPrice } from '@studio/domain/pricing/price';
import { expect, it } from 'vitest';
import { getPlacePrices } from './order-details.ts';

const who = {
  customer: { title: null, firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.com', phone: null },
  attendeeNames: ['Amara Okafor', 'Jonas Okafor'],
};

it('gives each place its price, also of an order that was stored with one price for all', () => {
  const [whole, half] = [getBestPrice(1200, []), { ...getBestPrice(1200, []), finalPence: 600 }];
  expect(getPlacePrices({ ...who, prices: [half, whole] })).toEqual([half, whole]);
  expect(getPlacePrices({ ...who, price: whole })).toEqual([whole, whole]);
});
