import { describe, expect, it } from 'vitest';
import type { MembershipStatus } from './membership.ts';
import {
  getMembershipEnd,
  getNextMembershipStatus,
  type ProviderStatus,
  toFailedAttemptKey,
} from './provider-status.ts';

describe('how a membership stands', () => {
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
  ])('%s, of which the provider says %s, is %s', (status, told, after) => {
    expect(getNextMembershipStatus(status, told)).toBe(after);
  });
});

describe('why it has ended', () => {
  const startedAt = new Date('2026-11-21T21:00:00Z');
  it('is told by its last invoice', () => {
    expect(getMembershipEnd(null, 'open')).toBe('NEVER_BEGAN');
    expect(getMembershipEnd(startedAt, 'paid')).toBe('CANCELLED');
    expect(getMembershipEnd(startedAt, 'void')).toBe('CANCELLED');
    expect(getMembershipEnd(startedAt, 'open')).toBe('UNPAID');
    expect(getMembershipEnd(startedAt, 'uncollectible')).toBe('UNPAID');
  });
});

it('each attempt of each invoice has a name of its own', () => {
  const names = [1, 2].flatMap((attempts) =>
    ['in_1', 'in_2'].map((id) => toFailedAttemptKey({ id, attempts })),
  );
  expect(new Set(names).size).toBe(4);
});
