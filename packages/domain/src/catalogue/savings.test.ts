import { expect, it } from 'vitest';
import type { PricedProduct } from './price-per-class.ts';
import { getBreakEvenClasses, getSavingsPerSession } from './savings.ts';

const product = (
  kind: PricedProduct['kind'],
  pricePence: number,
  sessions: number | null,
  ...covers: string[]
): PricedProduct => ({
  kind,
  pricePence,
  terms: { sessions, validDays: null, covers },
});
const yoga = product('drop-in', 1200, 1, 'yoga');
const mat = product('drop-in', 1500, 1, 'mat');
const all = [yoga, mat, product('drop-in', 2000, 1, 'reformer')];

it('returns the saving per session against each covered drop-in', () => {
  expect(getSavingsPerSession(product('pack', 3500, 3, 'mat', 'yoga'), all)).toEqual([
    { dropIn: yoga, pence: 33 },
    { dropIn: mat, pence: 333 },
  ]);
});

it('returns no saving when a session does not cost less', () => {
  expect(getSavingsPerSession(product('pack', 22_000, 10, 'mat', 'yoga'), all)).toEqual([]);
  expect(getSavingsPerSession(product('pack', 12_000, 10, 'yoga'), all)).toEqual([]);
  expect(getSavingsPerSession(product('membership', 1, null, 'yoga'), all)).toEqual([]);
});

it('finds the number of classes from which an unlimited month costs less', () => {
  expect(getBreakEvenClasses(product('membership', 10_000, null, 'mat', 'yoga'), all)).toEqual({
    dropIn: yoga,
    classes: 9,
  });
  // Ten drop-ins at £15 cost the same as the membership, which only the eleventh makes cheaper.
  expect(getBreakEvenClasses(product('membership', 15_000, null, 'mat'), all)?.classes).toBe(11);
  expect(getBreakEvenClasses(product('membership', 12_000, 4, 'reformer'), all)).toBeNull();
});
