import { expect, it } from 'vitest';
import { getRefundablePence } from './refundable-amount.ts';

const pack = { pricePence: 10_000, cardPence: 10_000, refundedPence: 0, sessions: 10, used: 0 };

it('keeps used sessions paid, and counts what was refunded before', () => {
  expect(getRefundablePence(pack)).toBe(10_000);
  expect(getRefundablePence({ ...pack, used: 3 })).toBe(7000);
  expect(getRefundablePence({ ...pack, used: 3, refundedPence: 5000 })).toBe(2000);
  expect(getRefundablePence({ ...pack, used: 3, refundedPence: 8000 })).toBe(0);
  expect(getRefundablePence({ ...pack, used: 12 })).toBe(0);
});

it('rounds a used share up, so that no session is refunded twice over', () => {
  expect(getRefundablePence({ ...pack, pricePence: 1000, cardPence: 1000, sessions: 3, used: 1 })).toBe(666);
});

it('refunds no more than the card paid, and all of what is unlimited', () => {
  expect(getRefundablePence({ ...pack, cardPence: 2500, used: 1 })).toBe(2500);
  expect(getRefundablePence({ ...pack, sessions: null, used: 5 })).toBe(10_000);
});
