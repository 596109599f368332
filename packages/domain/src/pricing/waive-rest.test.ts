import { describe, expect, it } from 'vitest';
import { bestPrice, type Saving } from './price.ts';
import { leastCardPence, waiveRest } from './waive-rest.ts';

function code(amountPence: number): Saving {
  return { kind: 'promo', name: 'SPRING', code: 'SPRING', amountPence };
}

/** What places cost of which a code takes so much each. */
const left = (...rests: number[]) => rests.map((rest) => bestPrice(2000, [code(2000 - rest)]));
const finals = (...rests: number[]) => waiveRest(left(...rests)).map(({ finalPence }) => finalPence);

describe('a rest that no card can be charged', () => {
  it('is waived, and says so', () => {
    expect(waiveRest(left(20))).toEqual([
      {
        basePence: 2000,
        finalPence: 0,
        currency: 'GBP',
        saving: { ...code(2000), name: 'SPRING, and the last £0.20 is on us' },
      },
    ]);
  });

  it('is any from a penny to 29 pence', () => {
    expect([finals(1), finals(leastCardPence - 1)]).toEqual([[0], [0]]);
    expect([finals(leastCardPence), finals(0)]).toEqual([[30], [0]]);
  });

  it('is of the order as a whole', () => {
    expect(finals(20, 20)).toEqual([20, 20]);
    expect(finals(0, 20)).toEqual([0, 0]);
    expect(finals(15, 14)).toEqual([0, 0]);
  });

  it('is never a price that nothing was taken off', () => {
    const cheap = bestPrice(20, []);
    expect(waiveRest([cheap])).toEqual([cheap]);
    expect(waiveRest([])).toEqual([]);
  });
});
