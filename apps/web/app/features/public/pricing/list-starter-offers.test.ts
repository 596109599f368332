import { products } from '@studio/content/products';
import type { ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { listStarterOffers } from './list-starter-offers.ts';

const sold = products as unknown as ProductDto[];

it('lists starter offers first and says that each is once per person', () => {
  const { offers, offersNote } = listStarterOffers(sold, 'GBP');
  expect(offers.map(({ price, name }) => [price, name])).toEqual([
    ['£25', 'Two Reformer classes'],
    ['£9', 'First Mat class'],
    ['2 for 1', 'Yoga on Tuesday evenings'],
  ]);
  expect(offersNote).toBe('The first two are once per person.');
  expect(offers[2]?.to).toBe('/timetable?activity=yoga&hours=evening&day=tuesday');
});

it('adapts the note when there are fewer offers', () => {
  const without = (id: string) => sold.filter((one) => one.id !== id);
  expect(listStarterOffers(without('first-mat'), 'GBP').offersNote).toBe('The first is once per person.');
  expect(listStarterOffers(without('tuesday-yoga-two-for-one'), 'GBP').offersNote).toBe('Once per person.');
  expect(listStarterOffers([], 'GBP')).toEqual({ offers: [], offersNote: null });
});
