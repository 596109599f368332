import { describe, expect, it } from 'vitest';
import { getExpiryAfterClassCancellation, getExpiryAfterReturn } from './expiry-after-return.ts';

const now = new Date('2026-11-23T09:00:00Z');

it('extends a credit by 14 days on return only when it has expired', () => {
  const past = new Date('2026-11-23T09:00:00Z');
  const later = new Date('2026-11-23T09:00:01Z');
  expect(getExpiryAfterReturn({ expiresAt: past, balance: 1 }, now)).toEqual(
    new Date('2026-12-07T09:00:00Z'),
  );
  expect(getExpiryAfterReturn({ expiresAt: later, balance: 1 }, now)).toBe(later);
  expect(getExpiryAfterReturn({ expiresAt: null, balance: 1 }, now)).toBeNull();
});

it('does not extend an unlimited credit', () => {
  const past = new Date('2026-11-01T00:00:00Z');
  expect(getExpiryAfterReturn({ expiresAt: past, balance: null }, now)).toBe(past);
});

describe('expiry after the studio cancels a class', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  it('is 14 days later than before, and at least 14 days from now', () => {
    const upcomingExpiry = new Date('2026-12-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: upcomingExpiry, balance: 3 }, now)).toEqual(
      new Date('2026-12-15T00:00:00Z'),
    );
    const pastExpiry = new Date('2026-11-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: pastExpiry, balance: 0 }, now)).toEqual(
      new Date('2026-12-07T06:00:00Z'),
    );
  });
  it('is unchanged for credits without expiry or without a session count', () => {
    expect(getExpiryAfterClassCancellation({ expiresAt: null, balance: 3 }, now)).toBeNull();
    const end = new Date('2026-12-01T00:00:00Z');
    expect(getExpiryAfterClassCancellation({ expiresAt: end, balance: null }, now)).toEqual(end);
  });
});
