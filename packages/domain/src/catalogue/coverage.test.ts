import { expect, it } from 'vitest';
import { buildCoverageRows, type CoveringProduct } from './coverage.ts';

const product = (
  name: string,
  kind: CoveringProduct['kind'],
  terms: Partial<CoveringProduct['terms']>,
): CoveringProduct => ({
  name,
  kind,
  terms: {
    covers: [],
    offPeakOnly: false,
    validDays: null,
    renewsMonthly: false,
    memberDiscountPercent: 0,
    ...terms,
  },
});
const monthly = { renewsMonthly: true, memberDiscountPercent: 10 };

const rows = buildCoverageRows(
  [
    product('Single', 'drop-in', { covers: ['mat'] }),
    product('Starter', 'pack', { covers: ['mat'], validDays: 30 }),
    product('Ten', 'pack', { covers: ['mat'], validDays: 42 }),
    product('Off-peak', 'membership', { ...monthly, covers: ['mat', 'yoga'], offPeakOnly: true }),
    product('Flex 4', 'membership', { ...monthly, covers: ['reformer'] }),
    product('Flex 8', 'membership', { ...monthly, covers: ['reformer'] }),
  ],
  ['reformer', 'mat'],
);

it('builds one row per pack and membership, and merges those that differ only in size', () => {
  expect(rows.map(({ products }) => products.map(({ name }) => name))).toEqual([
    ['Starter'],
    ['Ten'],
    ['Off-peak'],
    ['Flex 4', 'Flex 8'],
  ]);
});

it('states for each activity whether it is covered, discounted or neither', () => {
  expect(rows[0]?.covers).toEqual([{ kind: 'none' }, { kind: 'covered' }]);
  expect(rows[3]?.covers).toEqual([{ kind: 'covered' }, { kind: 'discount', percent: 10 }]);
});
