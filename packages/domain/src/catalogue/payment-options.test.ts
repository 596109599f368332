import { expect, it } from 'vitest';
import { rankPaymentOptions } from './payment-options.ts';
import type { ProductKind } from './product-terms.ts';

const product = (id: string, kind: ProductKind, ...covers: string[]) => ({ id, kind, terms: { covers } });

it('ranks products that cover an activity, first visits first, then in catalogue order', () => {
  const products = [
    product('pack-a', 'pack', 'mat', 'yoga'),
    product('single', 'drop-in', 'mat'),
    product('other', 'drop-in', 'reformer'),
    product('pack-b', 'pack', 'mat'),
    product('monthly', 'membership', 'yoga', 'mat'),
    product('private', 'one-to-one'),
    product('first', 'offer', 'mat'),
  ];
  expect(rankPaymentOptions(products, 'mat').map(({ id }) => id)).toEqual([
    'first',
    'single',
    'monthly',
    'pack-a',
    'pack-b',
  ]);
});
