import { describe, expect, it } from 'vitest';
import { type AccountEntitlement, describeExpiry, describeSessionsLeft } from './entitlement-text.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** Builds one paid month of a membership that starts today. */
function month(change: Partial<AccountEntitlement> = {}): AccountEntitlement {
  return {
    entitlementId: 'e1',
    kind: 'membership',
    productId: 'reformer-flex-4',
    name: 'Reformer Flex 4',
    sessionsLeft: 4,
    sessions: 4,
    covers: ['reformer'],
    offPeakOnly: false,
    shareable: false,
    startsAt: '2026-11-21T10:00:00Z',
    expiresAt: '2026-12-21T10:00:00Z',
    renews: true,
    isPast: false,
    ...change,
  };
}

describe('remaining sessions and expiry', () => {
  it('names the total number of sessions, unless it is one', () => {
    expect(describeSessionsLeft(month({ sessionsLeft: 3 }))).toBe('3 of 4 sessions left');
    expect(describeSessionsLeft(month({ sessionsLeft: 1, sessions: 1 }))).toBe('1 session left');
    expect(describeSessionsLeft(month({ sessionsLeft: null, sessions: null }))).toBe('Unlimited');
  });

  it('names the renewal date, or the last valid day', () => {
    expect(describeExpiry(month(), now)).toBe('Renews on 21 December 2026');
    const pack = month({ renews: false, expiresAt: '2027-01-03T00:00:00Z' });
    expect(describeExpiry(pack, now)).toBe('Valid until 2 January 2027');
    expect(describeExpiry(month({ expiresAt: null, renews: false }), now)).toBe('No expiry date');
  });

  it('names the start date while it is in the future', () => {
    const next = { startsAt: '2026-12-21T10:00:00Z', expiresAt: '2027-01-21T10:00:00Z' };
    expect(describeExpiry(month(next), now)).toBe('Valid from 21 December 2026, renews on 21 January 2027');
    expect(describeExpiry(month({ ...next, renews: false }), now)).toBe(
      'Valid from 21 December 2026 until 21 January 2027',
    );
  });
});
