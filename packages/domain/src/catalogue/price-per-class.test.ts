import { expect, it } from 'vitest';
import { getPencePerClass, isSpreadOverMonth, type PricedProduct } from './price-per-class.ts';

const pack: PricedProduct = {
  kind: 'pack',
  pricePence: 22_000,
  terms: { sessions: 10, validDays: 42, covers: ['mat'] },
};
const monthly: PricedProduct = {
  kind: 'membership',
  pricePence: 15_000,
  terms: { sessions: null, validDays: null, covers: ['mat'] },
};

it('divides the monthly price by the classes of an average month', () => {
  expect(getPencePerClass(monthly, 3)).toBe(1154);
  expect(getPencePerClass(monthly, 1)).toBe(3462);
});

it('excludes sessions of a pack that expire unused', () => {
  expect(getPencePerClass(pack, 2)).toBe(2200);
  expect(getPencePerClass(pack, 1)).toBe(Math.round(22_000 / 6));
});

it('counts no more sessions than the membership includes', () => {
  const flex: PricedProduct = { ...monthly, pricePence: 12_000, terms: { ...monthly.terms, sessions: 4 } };
  expect(getPencePerClass(flex, 3)).toBe(3000);
  expect(isSpreadOverMonth(flex, 1)).toBe(true);
  expect(isSpreadOverMonth(flex, 3)).toBe(false);
});

it('detects products that last a month and can be used up', () => {
  expect(isSpreadOverMonth(pack, 2)).toBe(true);
  expect(isSpreadOverMonth(pack, 1)).toBe(false);
  expect(isSpreadOverMonth({ ...pack, terms: { ...pack.terms, sessions: 3 } }, 2)).toBe(false);
});
