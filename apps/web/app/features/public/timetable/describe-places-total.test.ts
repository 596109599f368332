import type { ClassSlot } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import { describePlacesTotal } from './describe-places-total.ts';

const offer = '2-for-1 yoga on Tuesday evenings';
const slot = (final: number, twoForOne?: string) =>
  ({
    price: { base: 12, final, reason: null, currency: 'GBP', discount: null },
    ...(twoForOne && { twoForOne }),
  }) as ClassSlot;

describe('total price of several places', () => {
  it('multiplies the price per place without an offer, also the member price', () => {
    expect(describePlacesTotal(slot(12), 2)).toBe('£24.00 in total');
    expect(describePlacesTotal(slot(10.8), 3)).toBe('£32.40 in total');
  });

  it('equals the checkout price for a two-for-one offer, with the reason', () => {
    expect(describePlacesTotal(slot(12, offer), 2)).toBe(`£12.00 in total, ${offer}`);
    expect(describePlacesTotal(slot(12, offer), 3)).toBe(`£24.00 in total, ${offer}`);
    expect(describePlacesTotal(slot(10.8, offer), 3)).toBe(`£22.80 in total, ${offer}`);
  });
});
