import { describe, expect, it } from 'vitest';
import { getBestPrice, type Saving } from './price.ts';
import { minCardPence, waiveRemainder } from './waive-remainder.ts';

function code(amountPence: number): Saving {
  return { kind: 'promo', name: 'SPRING', code: 'SPRING', amountPence };
}

/** Returns the prices of places at £20 of which a code leaves the given rests, in pence. */
const left = (...rests: number[]) => rests.map((rest) => getBestPrice(2000, [code(2000 - rest)]));
const finals = (...rests: number[]) => waiveRemainder(left(...rests)).map(({ finalPence }) => finalPence);

describe('a rest that no card can be charged', () => {
  it('is waived, and says so', () => {
    expect(waiveRemainder(left(20))).toEqual([
      {
        basePence: 2000,
        finalPence: 0,
        currency: 'GBP',
        saving: { ...code(2000), name: 'SPRING, and the last £0.20 is on us' },
      },
    ]);
  });

  it('is any from a penny to 29 pence', () => {
    expect([finals(1), finals(minCardPence - 1)]).toEqual([[0], [0]]);
    expect([finals(minCardPence), finals(0)]).toEqual([[30], [0]]);
  });

  it('is of the order as a whole', () => {
    expect(finals(20, 20)).toEqual([20, 20]);
    expect(finals(0, 20)).toEqual([0, 0]);
    expect(finals(15, 14)).toEqual([0, 0]);
  });

  it('is never a price that nothing was taken off', () => {
    const cheap = getBestPrice(20, []);
    expect(waiveRemainder([cheap])).toEqual([cheap]);
    expect(waiveRemainder([])).toEqual([]);
  });
});
