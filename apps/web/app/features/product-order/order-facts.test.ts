import { branch } from '@studio/content/branch';
import { products } from '@studio/content/products';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { orderFacts } from './order-facts.ts';

const catalogue = { products, studio: branch } as unknown as CatalogueAnswer;

it('shows what a pack costs a class, and for how long it is good', () => {
  expect(orderFacts(catalogue, 'class-pack-10')).toMatchObject({
    eyebrow: 'Pack',
    price: '£220',
    each: '£22 / class',
    activityId: 'mat',
    terms: [
      'Good for 6 weeks from the day you get it.',
      'Guests are named when you book, and you check in together.',
    ],
    direct: null,
  });
});

it('shows a membership with its month, its hours and what else it gives', () => {
  const offPeak = orderFacts(catalogue, 'flow-off-peak');
  expect(offPeak).toMatchObject({ price: '£100', unit: '/ month', each: null, direct: null });
  expect(offPeak?.terms).toEqual([
    'For weekday classes that start before 16:00.',
    expect.stringMatching(/^Paid every month/),
    'While it runs, 10% off 1:1s, drop-ins and packs.',
  ]);
});

it('says of a first-time offer that it is once', () => {
  expect(orderFacts(catalogue, 'first-mat')?.terms).toContain('Once for each person.');
});

it.each([
  ['dropin-yoga', '/timetable?activity=yoga&pricing=dropin'],
  ['tuesday-yoga-two-for-one', '/timetable?activity=yoga'],
  ['one-to-one-standard', '/contact?topic=1-1'],
])('leads from %s, which is not ordered, to where it is booked', (id, href) => {
  expect(orderFacts(catalogue, id)?.direct?.href).toBe(href);
});

it('knows nothing of what is not sold', () => {
  expect(orderFacts(catalogue, 'golden-pack')).toBeNull();
});
