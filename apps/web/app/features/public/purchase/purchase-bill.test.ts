import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { expect, it } from 'vitest';
import { buildPurchaseBill } from './purchase-bill.ts';

const quote: QuotePurchaseResponse = {
  ok: true,
  price: {
    base: 35,
    final: 31.5,
    reason: 'Member price, 10% off',
    currency: 'GBP',
    discount: { name: 'Member price', code: null, amount: 3.5 },
  },
  giftCard: { amountUsed: 20.25, balanceLeft: 0 },
  amountDue: 11.25,
  alreadyBought: false,
};

it('contains the amounts of the server, line by line', () => {
  expect(buildPurchaseBill(3500, 'GBP', quote)).toEqual({
    currency: 'GBP',
    basePence: 3500,
    saving: { label: 'Member price, 10% off', pence: 350 },
    giftCard: { paysPence: 2025, remainingPence: 0 },
    toPayPence: 1125,
  });
});

it('shows no saving when there is none', () => {
  const price = { ...quote.price, final: 35, reason: null, discount: null };
  expect(buildPurchaseBill(3500, 'GBP', { ...quote, price, giftCard: null, amountDue: 35 })).toMatchObject({
    saving: null,
    giftCard: null,
    toPayPence: 3500,
  });
});

it('shows the full price until the quote is loaded', () => {
  expect(buildPurchaseBill(22_000, 'GBP', null)).toMatchObject({
    basePence: 22_000,
    toPayPence: 22_000,
    saving: null,
  });
});
