import { describe, expect, it } from 'vitest';
import type { ProductKind } from '../catalogue/product-terms.ts';
import { isSoldDirectly } from './is-sold-directly.ts';
import { getSessionExpiry } from './session-expiry.ts';
import { type SettlePurchaseInput, settlePurchase } from './settle-purchase.ts';
import { splitPayment } from './split-payment.ts';

describe('isSoldDirectly', () => {
  const sold = (kind: ProductKind, terms = {}) =>
    isSoldDirectly({ kind, terms: { onlyWhen: null, renewsMonthly: false, ...terms } });

  it('returns true for drop-ins, packs, starter offers and one-to-ones', () => {
    expect((['drop-in', 'pack', 'offer', 'one-to-one'] as const).map((kind) => sold(kind))).toEqual(
      Array(4).fill(true),
    );
  });

  it('returns false for memberships, events and offers for certain hours', () => {
    expect(sold('membership', { renewsMonthly: true })).toBe(false);
    expect(sold('event')).toBe(false);
    expect(sold('offer', { onlyWhen: { weekday: 1, from: '17:00' } })).toBe(false);
  });
});

describe('getSessionExpiry', () => {
  it('returns the end of the London day after the validity, even across a clock change', () => {
    expect(getSessionExpiry(new Date('2026-11-23T09:00:00Z'), 30)).toEqual(new Date('2026-12-24T00:00:00Z'));
    expect(getSessionExpiry(new Date('2026-03-01T09:00:00Z'), 42)).toEqual(new Date('2026-04-12T23:00:00Z'));
    expect(getSessionExpiry(new Date('2026-06-14T23:30:00Z'), 1)).toEqual(new Date('2026-06-16T23:00:00Z'));
    expect(getSessionExpiry(new Date('2026-11-23T09:00:00Z'), null)).toBeNull();
  });
});

describe('splitPayment', () => {
  it('charges the gift card first, and the card the rest', () => {
    expect(splitPayment(3500, 2000)).toEqual({ giftCardPence: 2000, cardPence: 1500 });
    expect(splitPayment(3500, 3500)).toEqual({ giftCardPence: 3500, cardPence: 0 });
    expect(splitPayment(3500, 5000)).toEqual({ giftCardPence: 3500, cardPence: 0 });
    expect(splitPayment(3500, 0)).toEqual({ giftCardPence: 0, cardPence: 3500 });
  });

  it('never charges a card less than the minimum', () => {
    expect(splitPayment(3500, 3499)).toEqual({ giftCardPence: 3470, cardPence: 30 });
    expect(splitPayment(3500, 3471)).toEqual({ giftCardPence: 3470, cardPence: 30 });
    expect(splitPayment(3500, 3470)).toEqual({ giftCardPence: 3470, cardPence: 30 });
  });

  it('leaves any rest to the front desk, which has no minimum', () => {
    expect(splitPayment(3500, 3499, 0)).toEqual({ giftCardPence: 3499, cardPence: 1 });
  });
});

describe('settlePurchase', () => {
  const paid: SettlePurchaseInput = {
    status: 'OPEN',
    intent: 'succeeded',
    amountReceivedPence: 3500,
    refundedPence: 0,
    currency: 'gbp',
    expectedPence: 3500,
    expectedCurrency: 'GBP',
  };
  const settled = (changes: Partial<SettlePurchaseInput>) => settlePurchase({ ...paid, ...changes });

  it('fulfils a paid purchase once', () => {
    expect(settled({})).toEqual({ do: 'fulfil' });
    expect(settled({ status: 'PAID' })).toEqual({ do: 'nothing' });
    expect(settled({ status: 'REFUNDED' })).toEqual({ do: 'nothing' });
  });

  it('waits while it is unpaid, and closes it when the payment is cancelled', () => {
    expect(settled({ intent: 'open' })).toEqual({ do: 'nothing' });
    expect(settled({ intent: 'cancelled' })).toEqual({ do: 'close' });
    expect(settled({ intent: 'cancelled', status: 'CANCELLED' })).toEqual({ do: 'nothing' });
  });

  it('refunds a payment for a closed purchase, or of another amount or currency', () => {
    expect(settled({ status: 'CANCELLED' })).toEqual({ do: 'refund', reason: 'payment_closed' });
    expect(settled({ amountReceivedPence: 3499 })).toEqual({ do: 'refund', reason: 'amount_mismatch' });
    expect(settled({ currency: 'eur' })).toEqual({ do: 'refund', reason: 'amount_mismatch' });
  });
});
