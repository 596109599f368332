import { expect, it } from 'vitest';
import { isTooFast } from './form-pace.ts';

it('takes two seconds for a hand, and silence for a machine', () => {
  expect([undefined, 0, 1999, 2000, 90_000].map(isTooFast)).toEqual([true, true, true, false, false]);
});
