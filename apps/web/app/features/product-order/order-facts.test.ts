import { branch } from '@studio/content/branch';
import { products } from '@studio/content/products';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { orderFacts } from './order-facts.ts';

const catalogue = { products, studio: branch } as unknown as CatalogueAnswer;

it('shows what a pack holds, for what and for how long', () => {
  expect(orderFacts(catalogue, 'class-pack-10')).toMatchObject({
    eyebrow: 'Pack',
    price: '£220',
    each: '£22 / class',
    rows: [
      { label: 'Holds', value: '10 classes' },
      { label: 'For', value: 'Mat and Yoga' },
      { label: 'Valid', value: '6 weeks from the day you get it' },
    ],
    terms: ['Guests are named when you book, and you check in together.'],
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
  expect(orderFacts(catalogue, 'reformer-flex-4')?.rows[0]).toEqual({
    label: 'Holds',
    value: '4 classes a month',
  });
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
