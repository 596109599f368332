import { expect, it } from 'vitest';
import { isFilledTooFast } from './form-fill-time.ts';

it('takes two seconds for a hand, and silence for a machine', () => {
  expect([undefined, 0, 1999, 2000, 90_000].map(isFilledTooFast)).toEqual([true, true, true, false, false]);
});
