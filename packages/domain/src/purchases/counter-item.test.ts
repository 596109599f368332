import { describe, expect, it } from 'vitest';
import { getCounterItemErrors } from './counter-item.ts';

const valid = { name: 'Water', pricePence: 250 };

describe('counter item', () => {
  it('needs a name and a price from £0.01 to £999', () => {
    for (const pricePence of [1, 250, 99_900])
      expect(getCounterItemErrors({ ...valid, pricePence })).toEqual({ name: undefined, price: undefined });
    for (const pricePence of [null, 0, -250, 99_901])
      expect(getCounterItemErrors({ ...valid, pricePence }).price).toContain('Enter a price');
    expect(getCounterItemErrors({ ...valid, name: '  ' }).name).toContain('Enter the item’s name');
  });
});
