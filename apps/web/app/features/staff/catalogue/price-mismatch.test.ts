import type { StaffClassType } from '@studio/contracts/staff-class-types';
import type { StaffProduct } from '@studio/contracts/staff-products';
import { expect, it } from 'vitest';
import { findMismatchOfClassType, findMismatchOfProduct } from './price-mismatch.ts';

const dropIn = {
  id: 'dropin-yoga',
  kind: 'drop-in',
  name: 'Yoga',
  pricePence: 1200,
  onSale: true,
  archived: false,
  terms: { covers: ['yoga'] },
} as unknown as StaffProduct;
const klass = (changes: Partial<StaffClassType>) =>
  ({
    title: 'Vinyasa',
    activityId: 'yoga',
    subType: 'vinyasa',
    pricePence: 1200,
    archived: false,
    ...changes,
  }) as StaffClassType;

it('warns when the pricing page still shows a different price from a class', () => {
  const changed = klass({ pricePence: 1400 });
  expect(findMismatchOfClassType(changed, [dropIn])).toMatchObject({
    text: 'Vinyasa now costs £14 to book. The pricing page still shows £12 for the drop-in ‘Yoga’.',
    linkSearch: '?open=dropin-yoga',
    linkLabel: 'Edit drop-in price',
    closeLabel: 'Keep drop-in at £12',
  });
  expect(findMismatchOfClassType(klass({}), [dropIn])).toBeNull();
  expect(findMismatchOfClassType(changed, [{ ...dropIn, onSale: false }])).toBeNull();
  expect(findMismatchOfClassType({ ...changed, subType: 'sound-healing' }, [dropIn])).toBeNull();
  expect(findMismatchOfClassType({ ...changed, activityId: 'mat' }, [dropIn])).toBeNull();
});

it('names the classes with a different price from their drop-in', () => {
  const types = [
    klass({}),
    klass({ title: 'Yin', pricePence: 1300 }),
    klass({ title: 'Old', archived: true }),
  ];
  expect(findMismatchOfProduct(dropIn, 1400, types)?.text).toBe(
    'The pricing page now shows £14 for Yoga. These classes have a different price: Vinyasa (£12) and Yin (£13).',
  );
  expect(findMismatchOfProduct(dropIn, 1200, [klass({})])).toBeNull();
  expect(findMismatchOfProduct({ ...dropIn, kind: 'pack' }, 1400, types)).toBeNull();
});
