import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import type { PriceDto } from '@studio/contracts/shared-fields';
import { describe, expect, it } from 'vitest';
import { buildClassBill, describeCardPrice } from './class-bill.ts';
import { describeEntitlement, toSessionMeter } from './entitlement-text.ts';
import { choosePaymentMethod, type QuotedEntitlement } from './payment-method.ts';

const now = new Date('2026-11-20T21:42:00Z');
const card = { by: 'card' } as const;

function priced(changed: Partial<PriceDto> = {}): PriceDto {
  return { base: 20, final: 20, reason: null, currency: 'GBP', discount: null, ...changed };
}

function held(places: number, price = priced()) {
  const prices = Array.from({ length: places }, () => price);
  return { places, price, prices, total: price.final * places };
}

function quoted(prices: PriceDto[], entitlements: QuotedEntitlement[] = []): QuoteHoldResponse {
  const sum = (of: 'base' | 'final') => prices.reduce((total, price) => total + price[of], 0);
  const total = { prices, total: sum('final'), base: sum('base') };
  return { ok: true, places: prices.length, entitlements, ineligible: [], card: total };
}

/** Reformer Flex 8 with 5 sessions left, renewing on 1 December. */
function flex(changed: Partial<QuotedEntitlement> = {}): QuotedEntitlement {
  return {
    entitlementId: 'flex',
    kind: 'membership',
    productId: 'reformer-flex-8',
    name: 'Reformer Flex 8',
    sessionsLeft: 5,
    sessions: 8,
    covers: ['reformer'],
    offPeakOnly: false,
    shareable: false,
    startsAt: '2026-11-01T09:00:00Z',
    expiresAt: '2026-12-01T09:00:00Z',
    renews: true,
    uses: 1,
    reason: null,
    cancellationNote: 'the session comes back to Reformer Flex 8',
    ...changed,
  };
}

describe('payment method', () => {
  const pack = flex({ entitlementId: 'pack', name: 'Reformer Pack of 10' });
  const quote = quoted([priced()], [flex(), pack]);

  it('is the server’s choice until the customer picks another, and the card when no credit pays', () => {
    expect(choosePaymentMethod(quote, null)).toMatchObject({ credit: { entitlementId: 'flex' } });
    expect(choosePaymentMethod(quote, 'pack')).toMatchObject({ credit: { entitlementId: 'pack' } });
    expect(choosePaymentMethod(quote, 'card')).toEqual(card);
    expect(choosePaymentMethod(quoted([priced()]), null)).toEqual(card);
    expect(choosePaymentMethod(null, null)).toEqual(card);
  });

  it('returns to the server’s choice when the picked credit is used up', () => {
    expect(choosePaymentMethod(quoted([priced()], [flex()]), 'pack')).toMatchObject({
      credit: { entitlementId: 'flex' },
    });
  });
});

describe('bill', () => {
  it('deducts the whole price when sessions of a credit pay', () => {
    const credit = flex({ name: 'Reformer Pack of 10', uses: 3 });
    const quote = quoted([priced(), priced(), priced()], [credit]);
    expect(buildClassBill(held(3), quote, { by: 'credit', credit })).toMatchObject({
      basePence: 6000,
      savings: [{ label: '3 Reformer Pack of 10 sessions', pence: 6000 }],
      toPayPence: 0,
      each: null,
    });
  });

  it('adds up savings of several places with the same reason, and lists the price of each place', () => {
    const half = priced({ base: 12, final: 6, reason: '2 for 1 on Tuesday evenings' });
    const bill = buildClassBill(
      held(3, priced({ base: 12, final: 12 })),
      quoted([half, half, priced({ base: 12, final: 12 })]),
      card,
    );
    expect(bill).toMatchObject({
      basePence: 3600,
      savings: [{ label: '2 for 1 on Tuesday evenings', pence: 1200 }],
      toPayPence: 2400,
      each: '2 at £6, 1 at £12',
    });
    expect(describeCardPrice(bill)).toBe('2 for 1 on Tuesday evenings, was £36');
  });

  it('shows the price of the hold until a quote is loaded', () => {
    expect(buildClassBill(held(2), null, card)).toMatchObject({
      basePence: 4000,
      savings: [],
      toPayPence: 4000,
      each: '£20 each',
    });
  });

  it('shows the member price next to the price it is deducted from', () => {
    const bill = buildClassBill(
      held(1),
      quoted([priced({ final: 18, reason: 'Member price, 10% off' })]),
      card,
    );
    expect(bill).toMatchObject({ toPayPence: 1800, each: null });
    expect(describeCardPrice(bill)).toBe('Member price, 10% off £20');
  });
});

describe('text about a credit', () => {
  it('names the sessions left, the last valid day and what this booking uses', () => {
    expect(describeEntitlement(flex(), true, now)).toBe(
      '5 of 8 sessions left, valid until 1 December. This booking uses 1.',
    );
    expect(describeEntitlement(flex(), false, now)).toBe('5 left, valid until 1 December');
  });

  it('names the last valid day, with the year if it differs from the current one', () => {
    const credit = flex({ expiresAt: '2027-01-13T00:00:00Z' });
    expect(describeEntitlement(credit, false, now)).toBe('5 left, valid until 12 January 2027');
  });

  it('says "Unlimited" for an unlimited credit, which has no meter', () => {
    const credit = flex({ sessionsLeft: null, sessions: null });
    expect(describeEntitlement(credit, true, now)).toBe('Unlimited classes until 1 December.');
    expect(toSessionMeter(credit)).toBeNull();
  });

  it('shows used, current and remaining sessions in the meter', () => {
    expect(toSessionMeter(flex())).toEqual({ used: 3, now: 1, left: 4 });
  });
});
