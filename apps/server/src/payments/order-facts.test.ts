import { bestPrice } from '@studio/domain/pricing/price';
import { expect, it } from 'vitest';
import { pricesOf } from './order-facts.ts';

const who = {
  customer: { title: null, firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.com', phone: null },
  attendeeNames: ['Amara Okafor', 'Jonas Okafor'],
};

it('gives each place its price, also of an order that was stored with one price for all', () => {
  const [whole, half] = [bestPrice(1200, []), { ...bestPrice(1200, []), finalPence: 600 }];
  expect(pricesOf({ ...who, prices: [half, whole] })).toEqual([half, whole]);
  expect(pricesOf({ ...who, price: whole })).toEqual([whole, whole]);
});
