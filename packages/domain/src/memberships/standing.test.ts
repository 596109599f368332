import { describe, expect, it } from 'vitest';
import type { MembershipStatus } from './membership.ts';
import { endOf, failedAttempt, statusAfter, type ToldStatus } from './standing.ts';

describe('how a membership stands', () => {
  it.each<[MembershipStatus, ToldStatus, MembershipStatus]>([
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
    expect(statusAfter(status, told)).toBe(after);
  });
});

describe('why it has ended', () => {
  const startedAt = new Date('2026-11-21T21:00:00Z');
  it('is told by its last invoice', () => {
    expect(endOf(null, 'open')).toBe('NEVER_BEGAN');
    expect(endOf(startedAt, 'paid')).toBe('CANCELLED');
    expect(endOf(startedAt, 'void')).toBe('CANCELLED');
    expect(endOf(startedAt, 'open')).toBe('UNPAID');
    expect(endOf(startedAt, 'uncollectible')).toBe('UNPAID');
  });
});

it('each attempt of each invoice has a name of its own', () => {
  const names = [1, 2].flatMap((attempts) => ['in_1', 'in_2'].map((id) => failedAttempt({ id, attempts })));
  expect(new Set(names).size).toBe(4);
});
