import { products } from '@studio/content/products';
import type { ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { priceDropInsLikeClasses } from './price-drop-ins-like-classes.ts';

const sold = products as unknown as ProductDto[];
const priceOf = (list: readonly ProductDto[], activityId: string) =>
  list.find(({ kind, terms }) => kind === 'drop-in' && terms.covers.includes(activityId))?.pricePence;

it('prices a drop-in like the cheapest class that it covers', () => {
  const classTypes = [
    { activityId: 'mat', pricePence: 1800 },
    { activityId: 'mat', pricePence: 1600 },
  ];
  const priced = priceDropInsLikeClasses(sold, classTypes);
  expect(priceOf(priced, 'mat')).toBe(1600);
  expect(priceOf(priced, 'yoga')).toBe(priceOf(sold, 'yoga'));
  expect(priced.filter(({ kind }) => kind !== 'drop-in')).toEqual(
    sold.filter(({ kind }) => kind !== 'drop-in'),
  );
});
