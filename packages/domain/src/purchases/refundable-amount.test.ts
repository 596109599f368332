import { expect, it } from 'vitest';
import { getRefundablePence } from './refundable-amount.ts';

const pack = { pricePence: 10_000, cardPence: 10_000, refundedPence: 0, sessions: 10, used: 0 };

it('deducts used sessions and earlier refunds', () => {
  expect(getRefundablePence(pack)).toBe(10_000);
  expect(getRefundablePence({ ...pack, used: 3 })).toBe(7000);
  expect(getRefundablePence({ ...pack, used: 3, refundedPence: 5000 })).toBe(2000);
  expect(getRefundablePence({ ...pack, used: 3, refundedPence: 8000 })).toBe(0);
  expect(getRefundablePence({ ...pack, used: 12 })).toBe(0);
});

it('rounds the used share up, so that no session is refunded twice', () => {
  expect(getRefundablePence({ ...pack, pricePence: 1000, cardPence: 1000, sessions: 3, used: 1 })).toBe(666);
});

it('refunds no more than the card paid, and unlimited credits in full', () => {
  expect(getRefundablePence({ ...pack, cardPence: 2500, used: 1 })).toBe(2500);
  expect(getRefundablePence({ ...pack, sessions: null, used: 5 })).toBe(10_000);
});
