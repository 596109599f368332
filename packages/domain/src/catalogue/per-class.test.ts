import { expect, it } from 'vitest';
import { lastsAMonth, type Priced, perClassPence } from './per-class.ts';

const pack: Priced = {
  kind: 'pack',
  pricePence: 22_000,
  terms: { sessions: 10, validDays: 42, covers: ['mat'] },
};
const monthly: Priced = {
  kind: 'membership',
  pricePence: 15_000,
  terms: { sessions: null, validDays: null, covers: ['mat'] },
};

it('spreads a month over the classes of an average one', () => {
  expect(perClassPence(monthly, 3)).toBe(1154);
  expect(perClassPence(monthly, 1)).toBe(3462);
});

it('counts no session of a pack that runs out unused', () => {
  expect(perClassPence(pack, 2)).toBe(2200);
  expect(perClassPence(pack, 1)).toBe(Math.round(22_000 / 6));
});

it('counts no more than a membership holds', () => {
  const flex: Priced = { ...monthly, pricePence: 12_000, terms: { ...monthly.terms, sessions: 4 } };
  expect(perClassPence(flex, 3)).toBe(3000);
  expect(lastsAMonth(flex, 1)).toBe(true);
  expect(lastsAMonth(flex, 3)).toBe(false);
});

it('knows what lasts a month and can be used up', () => {
  expect(lastsAMonth(pack, 2)).toBe(true);
  expect(lastsAMonth(pack, 1)).toBe(false);
  expect(lastsAMonth({ ...pack, terms: { ...pack.terms, sessions: 3 } }, 2)).toBe(false);
});
