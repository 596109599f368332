import { expect, it } from 'vitest';
import {
  addAttempt,
  getNextDelay,
  isBankSlow,
  isWaitingForBank,
  type PaymentAttempts,
  shouldPollAgain,
} from './payment-attempts.ts';

type At = 'unpaid' | 'failed' | 'booked';

const attemptAll = (outcomes: readonly At[], declined = false) =>
  outcomes.reduce<PaymentAttempts<{ at: At }> | undefined>(
    (before, at) => addAttempt(before, { at }, declined),
    undefined,
  ) ?? expect.unreachable();

it('waits for half a minute while the bank is slow, and then shows that the payment is not confirmed', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((count) => {
    const attempts = attemptAll(Array.from({ length: count }, () => 'unpaid'));
    expect(isWaitingForBank(attempts, false)).toBe(true);
    return Number(getNextDelay(attempts, false));
  });
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(30_800);
  expect(isWaitingForBank(attemptAll(Array.from({ length: 8 }, () => 'unpaid')), false)).toBe(false);
});

it('says from the second attempt on that the bank is slow', () => {
  expect(isBankSlow(attemptAll(['unpaid']))).toBe(false);
  expect(isBankSlow(attemptAll(['unpaid', 'unpaid']))).toBe(true);
});

it('shows the third failure, and polls it for two minutes', () => {
  expect(isWaitingForBank(attemptAll(['failed', 'failed']), false)).toBe(true);
  const shown = attemptAll(['failed', 'failed', 'failed']);
  expect([isWaitingForBank(shown, false), getNextDelay(shown, false)]).toEqual([false, 5_000]);
  const polled = attemptAll(Array.from({ length: 3 + 24 }, () => 'failed'));
  expect([shouldPollAgain(polled, false), getNextDelay(polled, false)]).toEqual([false, false]);
});

it('keeps the shown outcome when a poll fails, and replaces it when a poll succeeds', () => {
  const unpaid = Array.from({ length: 8 }, () => 'unpaid' as const);
  expect(attemptAll([...unpaid, 'failed']).outcome.at).toBe('unpaid');
  expect(attemptAll([...unpaid, 'booked']).outcome.at).toBe('booked');
});

it('never asks again for a settled outcome, nor for a payment that the bank declined', () => {
  expect(getNextDelay(attemptAll(['booked']), false)).toBe(false);
  expect(getNextDelay(attemptAll(['unpaid'], true), true)).toBe(false);
  expect(getNextDelay(attemptAll(['failed'], true), true)).toBe(5_000);
});
