import { expect, it } from 'vitest';
import { isOpenToEveryone } from './audience-tags.ts';

it('treats classes with an audience tag as not open to everyone', () => {
  expect(isOpenToEveryone([])).toBe(true);
  expect(isOpenToEveryone(['no-entitlement'])).toBe(true);
  expect(isOpenToEveryone(['prenatal'])).toBe(false);
  expect(isOpenToEveryone(['no-entitlement', 'female-only'])).toBe(false);
});
