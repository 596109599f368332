import { describe, expect, it } from 'vitest';
import type { MembershipStatus } from './membership.ts';
import {
  getMembershipEndReason,
  getNextMembershipStatus,
  type ProviderStatus,
  toFailedAttemptKey,
} from './provider-status.ts';

describe('getNextMembershipStatus', () => {
  it.each<[MembershipStatus, ProviderStatus, MembershipStatus]>([
    ['INCOMPLETE', 'incomplete', 'INCOMPLETE'],
    ['INCOMPLETE', 'active', 'ACTIVE'],
    ['INCOMPLETE', 'ended', 'ENDED'],
    ['ACTIVE', 'past_due', 'PAST_DUE'],
    ['PAST_DUE', 'active', 'ACTIVE'],
    ['PAST_DUE', 'ended', 'ENDED'],
    ['ACTIVE', 'incomplete', 'ACTIVE'],
    ['ENDED', 'active', 'ENDED'],
    ['ENDED', 'past_due', 'ENDED'],
  ])('for %s with provider status %s returns %s', (status, providerStatus, expected) => {
    expect(getNextMembershipStatus(status, providerStatus)).toBe(expected);
  });
});

describe('getMembershipEndReason', () => {
  const startedAt = new Date('2026-11-21T21:00:00Z');
  it('derives the reason from the last invoice', () => {
    expect(getMembershipEndReason(null, 'open')).toBe('NEVER_STARTED');
    expect(getMembershipEndReason(startedAt, 'paid')).toBe('CANCELLED');
    expect(getMembershipEndReason(startedAt, 'void')).toBe('CANCELLED');
    expect(getMembershipEndReason(startedAt, 'open')).toBe('UNPAID');
    expect(getMembershipEndReason(startedAt, 'uncollectible')).toBe('UNPAID');
  });
});

it('creates a unique key for each attempt of each invoice', () => {
  const names = [1, 2].flatMap((attempts) =>
    ['in_1', 'in_2'].map((id) => toFailedAttemptKey({ id, attempts })),
  );
  expect(new Set(names).size).toBe(4);
});
