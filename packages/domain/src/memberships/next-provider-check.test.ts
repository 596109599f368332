import { describe, expect, it } from 'vitest';
import {
  getNextProviderCheck,
  isFirstPaymentAbandoned,
  type ProviderCheckInput,
} from './next-provider-check.ts';

const now = new Date('2026-11-21T21:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const input = (changes: Partial<ProviderCheckInput>): ProviderCheckInput => ({
  status: 'ACTIVE',
  createdAt: now,
  periodEnd: null,
  nextAttemptAt: null,
  ...changes,
});

describe('provider check of a membership', () => {
  it('allows an hour for the first payment', () => {
    expect(isFirstPaymentAbandoned(input({ status: 'INCOMPLETE', createdAt: inMinutes(-59) }), now)).toBe(
      false,
    );
    expect(isFirstPaymentAbandoned(input({ status: 'INCOMPLETE', createdAt: inMinutes(-60) }), now)).toBe(
      true,
    );
    expect(isFirstPaymentAbandoned(input({ createdAt: inMinutes(-90) }), now)).toBe(false);
  });

  it('is due after the next renewal, and within a day at most', () => {
    expect(getNextProviderCheck(input({ periodEnd: inMinutes(120) }), now)).toEqual(inMinutes(130));
    expect(getNextProviderCheck(input({ periodEnd: inMinutes(40_000) }), now)).toEqual(inMinutes(24 * 60));
  });

  it('is due in half an hour when the renewal is late', () => {
    expect(getNextProviderCheck(input({ periodEnd: inMinutes(-15) }), now)).toEqual(inMinutes(30));
    expect(getNextProviderCheck(input({ periodEnd: null }), now)).toEqual(inMinutes(30));
  });

  it('is due after the next attempt of a failed payment', () => {
    const late = input({ status: 'PAST_DUE', periodEnd: inMinutes(9), nextAttemptAt: inMinutes(300) });
    expect(getNextProviderCheck(late, now)).toEqual(inMinutes(310));
  });

  it('is due every 30 seconds while a first payment is pending', () => {
    expect(getNextProviderCheck(input({ status: 'INCOMPLETE' }), now)).toEqual(inMinutes(0.5));
  });
});
