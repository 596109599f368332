import { formatPrice } from '@studio/domain/money/money';
import { expect, it } from 'vitest';
import { describeCashSince, describeCountEffect, formatDifference } from './cash-up-text.ts';

const money = (pence: number) => formatPrice(pence, 'GBP');

it('says that a count is out of date', () => {
  const count = { openingPence: 5000, expectedPence: 9500 };
  expect(describeCashSince(count, 4500, money)).toBeNull();
  expect(describeCashSince(count, 6500, money)).toBe('£20.00 cash taken since this count. Count again.');
  expect(describeCashSince(count, 4000, money)).toBe('£5.00 cash refunded since this count. Count again.');
});

it('names the difference of a count', () => {
  expect([0, 100, -100].map((pence) => formatDifference(pence, money))).toEqual([
    ...['No difference', '£1.00 over', '£1.00 short'],
  ]);
});

it('says that a saved count can be replaced, and which count the next one replaces', () => {
  expect(describeCountEffect(null)).toBe(
    'We’ll suggest the cash counted as the next opening float. You can replace the count later.',
  );
  expect(describeCountEffect({ closedAt: '2026-11-27T18:30:00Z' })).toBe(
    'This replaces the count from 18:30.',
  );
});
