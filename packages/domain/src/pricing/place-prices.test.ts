import { describe, expect, it } from 'vitest';
import { getUsedPromoCode, type PricePlacesInput, pricePlaces, sumPence } from './place-prices.ts';
import type { Saving } from './price.ts';

const order = (changes: Partial<PricePlacesInput>): PricePlacesInput => ({
  basePence: 1200,
  places: 1,
  currency: 'GBP',
  placeSavings: [],
  pair: null,
  promo: null,
  ...changes,
});
const pair = { name: '2-for-1 yoga on Tuesday evenings' };
const member: Saving = { kind: 'membership', name: 'Member price, 10% off', code: null, amountPence: 120 };
const code = (amountPence: number): Saving => ({ kind: 'promo', name: 'Code', code: 'SPRING', amountPence });
const finals = (changes: Partial<PricePlacesInput>) =>
  pricePlaces(order(changes)).map(({ finalPence }) => finalPence);

describe('place prices', () => {
  it('are the same for all places without an offer', () => {
    expect(finals({ places: 3 })).toEqual([1200, 1200, 1200]);
    expect(finals({ places: 2, placeSavings: [member] })).toEqual([1080, 1080]);
  });

  it('are half for each place of a pair, and full for a third place', () => {
    expect(finals({ pair, places: 1 })).toEqual([1200]);
    expect(finals({ pair, places: 2 })).toEqual([600, 600]);
    expect(finals({ pair, places: 3 })).toEqual([600, 600, 1200]);
    expect(finals({ pair, places: 4 })).toEqual([600, 600, 600, 600]);
  });

  it('split an odd price into halves that add up', () => {
    expect(finals({ pair, places: 2, basePence: 1205 })).toEqual([603, 602]);
  });

  it('use the best saving per place, never two at once', () => {
    expect(finals({ pair, places: 3, placeSavings: [member] })).toEqual([600, 600, 1080]);
    const half: Saving = { ...member, amountPence: 600 };
    const prices = pricePlaces(order({ pair, places: 2, placeSavings: [half] }));
    expect(prices.map(({ saving }) => saving?.kind)).toEqual(['membership', 'membership']);
  });

  it('apply a code to the whole order when that leaves less to pay', () => {
    expect(finals({ places: 3, promo: code(500) })).toEqual([1033, 1033, 1034]);
    expect(finals({ pair, places: 2, promo: code(500) })).toEqual([600, 600]);
    expect(finals({ pair, places: 2, promo: code(1500) })).toEqual([450, 450]);
    expect(finals({ places: 2, promo: code(9900) })).toEqual([0, 0]);
  });

  it('include the code only when it is used', () => {
    expect(getUsedPromoCode(pricePlaces(order({ promo: code(500) })))).toBe('SPRING');
    expect(getUsedPromoCode(pricePlaces(order({ placeSavings: [member], promo: code(100) })))).toBeNull();
    expect(sumPence(pricePlaces(order({ places: 3, promo: code(500) })))).toBe(3100);
  });
});
