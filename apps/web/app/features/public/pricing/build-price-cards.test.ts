import { products } from '@studio/content/products';
import type { ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { buildPriceCards } from './build-price-cards.ts';

const sold = products as unknown as ProductDto[];

it('computes the price per class of a pack, and shows a saving only when there is one', () => {
  const [starter, ten] = buildPriceCards(sold, 'pack', 'GBP', builtInActivities);
  expect(starter).toMatchObject({
    price: '£35',
    each: '£11.67 / class',
    first: true,
    anchors: ['starter-yoga'],
  });
  expect(starter?.includes.at(-1)).toBe('33p less than a Yoga drop-in, £3.33 less than a Mat drop-in');
  expect(ten).toMatchObject({ price: '£220', each: '£22 / class', first: false, anchors: [] });
  expect(ten?.includes.join()).not.toMatch(/less than/);
});

it('says from how many classes a month an unlimited membership costs less than drop-ins', () => {
  expect(
    buildPriceCards(sold, 'membership', 'GBP', builtInActivities).map(({ id, each, first, anchors }) => [
      id,
      each,
      first,
      ...anchors,
    ]),
  ).toEqual([
    ['flow-off-peak', 'Cheaper than drop-ins from 9 classes a month', false, 'off-peak-yoga'],
    ['flow-anytime', 'Cheaper than drop-ins from 13 classes a month', true, 'unlimited-yoga'],
    ['reformer-flex-4', '£30 / class', false],
    ['reformer-flex-8', '£27.50 / class', false],
  ]);
});

it('follows a changed price', () => {
  const raisedPrices = sold.map((one) => (one.id === 'starter-pack' ? { ...one, pricePence: 3_900 } : one));
  const [starter] = buildPriceCards(raisedPrices, 'pack', 'GBP', builtInActivities);
  expect(starter).toMatchObject({ price: '£39', each: '£13 / class' });
  expect(starter?.includes.at(-1)).toBe('£2 less than a Mat drop-in');
});
