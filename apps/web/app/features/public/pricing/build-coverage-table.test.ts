import { products } from '@studio/content/products';
import type { ProductDto } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { buildCoverageTable } from './build-coverage-table.ts';

const sold = products as unknown as ProductDto[];

it('has the activities as columns, and repeats them in one line for phones', () => {
  const { columns, rows } = buildCoverageTable(sold, 'GBP', builtInActivities);
  expect(columns).toEqual(['Reformer', 'Mat', 'Yoga']);
  expect(rows.map(({ name, summary, when, valid }) => [name, summary, when, valid])).toEqual([
    ['Starter Pack', 'Mat and Yoga', 'Any time', '30 days'],
    ['Class Pack of 10', 'Mat and Yoga', 'Any time', '6 weeks'],
    ['Reformer Pack of 10', 'Reformer', 'Any time', '10 weeks'],
    ['Flow Off-peak Unlimited', 'Mat and Yoga, 10% off Reformer', 'Weekdays before 16:00', 'Monthly'],
    ['Flow Anytime Unlimited', 'Mat and Yoga, 10% off Reformer', 'Any time', 'Monthly'],
    ['Reformer Flex 4 and 8', 'Reformer, 10% off Mat and Yoga', 'Any time', 'Monthly'],
  ]);
  expect(rows.at(-1)?.cells).toEqual([true, '10% off', '10% off']);
  expect(rows[0]?.cells).toEqual([null, true, true]);
});

it('names events, which no product covers, with their current price', () => {
  const raisedPrices = sold.map((one) => (one.kind === 'event' ? { ...one, pricePence: 2750 } : one));
  expect(buildCoverageTable(raisedPrices, 'GBP', builtInActivities).note).toMatch(
    /^Sound Healing is paid for separately: £27\.50\./,
  );
});

it('uses the names that the owner gave, and leaves out activities that the studio does not teach', () => {
  const activities = [
    { id: 'reformer', label: 'Reformer', isTaught: false },
    { id: 'mat', label: 'Barre', isTaught: true },
    { id: 'yoga', label: 'Yoga', isTaught: true },
  ];
  const { columns, rows } = buildCoverageTable(sold, 'GBP', activities);
  expect(columns).toEqual(['Barre', 'Yoga']);
  expect(rows[0]?.summary).toBe('Barre and Yoga');
});
