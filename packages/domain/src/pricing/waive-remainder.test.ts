import { describe, expect, it } from 'vitest';
import { getBestPrice, type Saving } from './price.ts';
import { minCardChargePence, waiveRemainder } from './waive-remainder.ts';

function code(amountPence: number): Saving {
  return { kind: 'promo', name: 'SPRING', code: 'SPRING', amountPence };
}

/** Returns the prices of £20 places of which a promo code leaves the given amounts to pay, in pence. */
const pricesLeaving = (...remainders: number[]) =>
  remainders.map((remainder) => getBestPrice(2000, [code(2000 - remainder)]));
const finals = (...remainders: number[]) =>
  waiveRemainder(pricesLeaving(...remainders)).map(({ finalPence }) => finalPence);

describe('remainder below the minimum card charge', () => {
  it('is waived, with a note in the saving’s name', () => {
    expect(waiveRemainder(pricesLeaving(20))).toEqual([
      {
        basePence: 2000,
        finalPence: 0,
        currency: 'GBP',
        saving: { ...code(2000), name: 'SPRING, and we’ve waived the last £0.20' },
      },
    ]);
  });

  it('is from 1 to 29 pence', () => {
    expect([finals(1), finals(minCardChargePence - 1)]).toEqual([[0], [0]]);
    expect([finals(minCardChargePence), finals(0)]).toEqual([[30], [0]]);
  });

  it('is counted for the whole order', () => {
    expect(finals(20, 20)).toEqual([20, 20]);
    expect(finals(0, 20)).toEqual([0, 0]);
    expect(finals(15, 14)).toEqual([0, 0]);
  });

  it('is not waived for a price without a saving', () => {
    const cheapPrice = getBestPrice(20, []);
    expect(waiveRemainder([cheapPrice])).toEqual([cheapPrice]);
    expect(waiveRemainder([])).toEqual([]);
  });
});
