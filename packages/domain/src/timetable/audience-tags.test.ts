import { expect, it } from 'vitest';
import { isOpenToEveryone } from './audience-tags.ts';

it('offers nobody a class that may not be meant for them', () => {
  expect(isOpenToEveryone([])).toBe(true);
  expect(isOpenToEveryone(['no-entitlement'])).toBe(true);
  expect(isOpenToEveryone(['prenatal'])).toBe(false);
  expect(isOpenToEveryone(['no-entitlement', 'female-only'])).toBe(false);
});
