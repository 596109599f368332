import { expect, it } from 'vitest';
import { isFilledTooFast } from './form-fill-time.ts';

it('treats a form filled within two seconds, or without a time, as automated', () => {
  expect([undefined, 0, 1999, 2000, 90_000].map(isFilledTooFast)).toEqual([true, true, true, false, false]);
});
