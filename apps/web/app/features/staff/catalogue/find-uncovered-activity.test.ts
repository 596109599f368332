import type { StaffProduct } from '@studio/contracts/staff-products';
import { expect, it } from 'vitest';
import { findUncoveredActivity } from './find-uncovered-activity.ts';

const product = (covers: string[], changes: Partial<StaffProduct> = {}) =>
  ({ onSale: true, archived: false, terms: { covers }, ...changes }) as StaffProduct;
const klass = { activityId: 'barre', subType: 'flow' };

it('names an activity that no product on sale covers', () => {
  expect(findUncoveredActivity(klass, 'Barre', [product(['yoga'])])).toBe('Barre');
  expect(findUncoveredActivity(klass, 'Barre', [product(['yoga', 'barre'])])).toBeNull();
  expect(findUncoveredActivity(klass, 'Barre', [product(['barre'], { onSale: false })])).toBe('Barre');
  expect(findUncoveredActivity(klass, 'Barre', [product(['barre'], { archived: true })])).toBe('Barre');
});

it('leaves out classes that no pack or membership may cover', () => {
  expect(findUncoveredActivity({ ...klass, subType: 'sound-healing' }, 'Barre', [])).toBeNull();
});
