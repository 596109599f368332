import { expect, it } from 'vitest';
import { createColumnFormat } from './cell-text.ts';

it('gives all values of a column the same number of decimals', () => {
  const format = (unit: 'percent' | 'pence' | 'count', values: (number | null)[]) =>
    values.map(createColumnFormat(values, unit));
  expect(format('percent', [3, 9.1, 0, null])).toEqual(['3.0%', '9.1%', '0.0%', '–']);
  expect(format('percent', [3, 9])).toEqual(['3%', '9%']);
  expect(format('pence', [1500, 750])).toEqual(['£15.00', '£7.50']);
  expect(format('pence', [1500, 700])).toEqual(['£15', '£7']);
  expect(format('count', [1204])).toEqual(['1,204']);
});
