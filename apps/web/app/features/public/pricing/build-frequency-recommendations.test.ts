import { products } from '@studio/content/products';
import type { ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { buildFrequencyRecommendations } from './build-frequency-recommendations.ts';

const sold = products as unknown as ProductDto[];
const priced = (prices: Record<string, number>) =>
  sold.map((one) => ({ ...one, pricePence: prices[one.id] ?? one.pricePence }));

it('recommends drop-in, a pack and a membership, with their price per class', () => {
  expect(buildFrequencyRecommendations(sold, 'GBP', builtInActivities)).toMatchObject([
    { title: 'Drop-in', price: 'from £12 / session', each: 'Yoga £12, Mat £15, Reformer £20 / class.' },
    { title: 'Class Pack of 10', price: '£220', each: '£22 / class, more than a drop-in' },
    { title: 'Flow Anytime Unlimited', price: '£150 / month', each: 'About £11.54 / class' },
  ]);
});

it('links to the timetable, the packs and the memberships', () => {
  expect(buildFrequencyRecommendations(sold, 'GBP', builtInActivities).map(({ link }) => link.to)).toEqual([
    '/timetable?pricing=dropin',
    '#packs',
    '#memberships',
  ]);
});

it('names a cheaper product with its condition', () => {
  expect(buildFrequencyRecommendations(sold, 'GBP', builtInActivities).map(({ cheaper }) => cheaper)).toEqual(
    [
      'Cheaper at this pace: Starter Pack, £11.67 / class, if you use it within 30 days.',
      'Cheaper at this pace: Flow Off-peak Unlimited, £11.54 / class, weekdays before 16:00.',
      'Cheaper at this pace: Flow Off-peak Unlimited, £7.69 / class, weekdays before 16:00.',
    ],
  );
});

it('follows changed prices', () => {
  const answers = buildFrequencyRecommendations(
    priced({ 'class-pack-10': 11_000, 'flow-anytime': 18_000 }),
    'GBP',
    builtInActivities,
  );
  expect(answers[1]).toMatchObject({
    each: '£11 / class',
    text: 'at two classes a week, for Mat and Yoga. Drop-ins: Yoga £12, Mat £15.',
    cheaper: null,
  });
  expect(answers[2]).toMatchObject({ each: 'About £13.85 / class, more than some drop-ins' });
  expect(answers[2]?.text).toMatch(/^\(Yoga £12\), less than others \(Mat £15\)\. Best if/);
});

it('omits a frequency for which no product is sold', () => {
  const answers = buildFrequencyRecommendations(
    sold.filter(({ kind }) => kind !== 'membership'),
    'GBP',
    builtInActivities,
  );
  expect(answers.map(({ value }) => value)).toEqual(['1', '2']);
});
