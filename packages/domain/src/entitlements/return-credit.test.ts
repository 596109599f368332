import { expect, it } from 'vitest';
import { expiryAfterReturn } from './return-credit.ts';

const now = new Date('2026-11-23T09:00:00Z');

it('gives 14 days more to a credit that had expired meanwhile, to no other', () => {
  const past = new Date('2026-11-23T09:00:00Z');
  const later = new Date('2026-11-23T09:00:01Z');
  expect(expiryAfterReturn({ expiresAt: past, balance: 1 }, now)).toEqual(new Date('2026-12-07T09:00:00Z'));
  expect(expiryAfterReturn({ expiresAt: later, balance: 1 }, now)).toBe(later);
  expect(expiryAfterReturn({ expiresAt: null, balance: 1 }, now)).toBeNull();
});

it('does not prolong what has no limit', () => {
  const past = new Date('2026-11-01T00:00:00Z');
  expect(expiryAfterReturn({ expiresAt: past, balance: null }, now)).toBe(past);
});
