import { instructors } from '@studio/content/instructors';
import { products } from '@studio/content/products';
import type { InstructorDto, ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { toOneToOneDetails } from './to-one-to-one-details.ts';

const sold = products as unknown as ProductDto[];
const people = instructors as unknown as InstructorDto[];

it('computes the saving of the block', () => {
  expect(
    toOneToOneDetails(sold, people, 'GBP').prices.map(({ name, price, note }) => [name, price, note]),
  ).toEqual([
    ['Intro', '£45', 'once per person'],
    ['Standard', '£75', '/ session'],
    ['Block of 5', '£350', '£70 / session, £25 less'],
  ]);
});

it('links each product to its checkout', () => {
  expect(toOneToOneDetails(sold, people, 'GBP').prices[0]?.to).toBe('/checkout?product=one-to-one-intro');
});

it('shows no saving when there is none', () => {
  const raisedPrices = sold.map((one) =>
    one.id === 'one-to-one-block-5' ? { ...one, pricePence: 37_500 } : one,
  );
  expect(toOneToOneDetails(raisedPrices, people, 'GBP').prices.at(-1)?.note).toBe('£75 / session');
});

it('lists the instructors who give one-to-ones, each with a link to a message about them', () => {
  const shownInstructors = toOneToOneDetails(sold, people, 'GBP').instructors;
  expect(shownInstructors.map(({ name, price }) => [name, price])).toEqual([
    ['Ines Duarte', 'from £50'],
    ['Freya Lind', 'from £45'],
    ['Amara Cole', 'from £45'],
    ['Mei Tanaka', 'from £50'],
  ]);
  expect(shownInstructors[0]).toMatchObject({
    tags: ['Reformer', 'Beginners'],
    to: '/contact?topic=1-1&with=ines-duarte',
  });
});
