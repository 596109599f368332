import { describe, expect, it } from 'vitest';
import { getExpiryAfterClassCancellation, getExpiryAfterReturn } from './expiry-after-return.ts';

const now = new Date('2026-11-23T09:00:00Z');

it('gives 14 days more to a credit that had expired meanwhile, to no other', () => {
  const past = new Date('2026-11-23T09:00:00Z');
  const later = new Date('2026-11-23T09:00:01Z');
  expect(getExpiryAfterReturn({ expiresAt: past, balance: 1 }, now)).toEqual(
    new Date('2026-12-07T09:00:00Z'),
  );
  expect(getExpiryAfterReturn({ expiresAt: later, balance: 1 }, now)).toBe(later);
  expect(getExpiryAfterReturn({ expiresAt: null, balance: 1 }, now)).toBeNull();
});

it('does not prolong what has no limit', () => {
  const past = new Date('2026-11-01T00:00:00Z');
  expect(getExpiryAfterReturn({ expiresAt: past, balance: null }, now)).toBe(past);
});

describe('a session of a class that the studio cancelled', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  it('makes the credit good for 14 days more than it was, and 14 from now at least', () => {
    const soon = new Date('2026-12-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: soon, balance: 3 }, now)).toEqual(
      new Date('2026-12-15T00:00:00Z'),
    );
    const over = new Date('2026-11-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: over, balance: 0 }, now)).toEqual(
      new Date('2026-12-07T06:00:00Z'),
    );
  });
  it('changes nothing where nothing ends, or no session is counted', () => {
    expect(getExpiryAfterClassCancellation({ expiresAt: null, balance: 3 }, now)).toBeNull();
    const end = new Date('2026-12-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: end, balance: null }, now)).toEqual(end);
  });
});
