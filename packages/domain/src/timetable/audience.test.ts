import { expect, it } from 'vitest';
import { openToEveryone } from './audience.ts';

it('offers nobody a class that may not be meant for them', () => {
  expect(openToEveryone([])).toBe(true);
  expect(openToEveryone(['no-entitlement'])).toBe(true);
  expect(openToEveryone(['prenatal'])).toBe(false);
  expect(openToEveryone(['no-entitlement', 'female-only'])).toBe(false);
});
