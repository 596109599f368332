import { describe, expect, it } from 'vitest';
import { calculatePlaceRefunds, type PaidPlace, subtractEarlierRefunds } from './refund-for-place.ts';

const now = new Date('2026-11-23T09:00:00Z');
const place = (position: number, changes: Partial<PaidPlace> = {}): PaidPlace => ({
  id: `place-${position}`,
  position,
  status: 'CONFIRMED',
  basePence: 1200,
  pricePaidPence: 600,
  duePence: 0,
  savingKind: 'offer',
  lateCancelledAt: null,
  waivedAt: null,
  revokedAt: null,
  ...changes,
});
const cancelled = { status: 'CANCELLED' } as const;
const refundsFor = (own: PaidPlace, ...others: PaidPlace[]) => calculatePlaceRefunds(own, [own, ...others]);

describe('refundForPlace', () => {
  it('refunds what a single place cost', () => {
    const full = { savingKind: null, pricePaidPence: 1200 };
    expect(refundsFor(place(0, full), place(1, full))).toEqual([{ bookingId: 'place-0', amountPence: 1200 }]);
    expect(refundsFor(place(0, { savingKind: null, pricePaidPence: 0 }))).toEqual([]);
  });

  it('refunds nothing while the other place of the pair is active and costs the full price', () => {
    expect(refundsFor(place(0), place(1))).toEqual([]);
    expect(refundsFor(place(1), place(0, { status: 'ATTENDED' }))).toEqual([]);
  });

  it('refunds both shares when the other place of the pair is cancelled', () => {
    expect(refundsFor(place(1), place(0, cancelled))).toEqual([
      { bookingId: 'place-1', amountPence: 600 },
      { bookingId: 'place-0', amountPence: 600 },
    ]);
  });

  it('skips a late-cancelled place of the pair unless someone took it', () => {
    const lateCancelled = { ...cancelled, lateCancelledAt: now };
    expect(refundsFor(place(0), place(1, lateCancelled))).toEqual([]);
    expect(refundsFor(place(0), place(1, { ...lateCancelled, waivedAt: now }))).toHaveLength(2);
  });

  it('refunds a place’s own share of a pair when the studio revokes one of the places', () => {
    const withdrawn = { ...cancelled, revokedAt: now };
    expect(refundsFor(place(1, withdrawn), place(0))).toEqual([{ bookingId: 'place-1', amountPence: 600 }]);
    expect(refundsFor(place(1, withdrawn), place(0, { ...cancelled, lateCancelledAt: now }))).toHaveLength(1);
    // If the other place is cancelled or revoked afterwards, each share is refunded once.
    expect(refundsFor(place(0), place(1, withdrawn))).toEqual([{ bookingId: 'place-0', amountPence: 600 }]);
    expect(refundsFor(place(0, withdrawn), place(1, withdrawn))).toEqual([
      { bookingId: 'place-0', amountPence: 600 },
    ]);
    // The other place was cancelled earlier, without a refund.
    expect(refundsFor(place(1, withdrawn), place(0, cancelled))).toHaveLength(2);
  });

  it('identifies pairs by position, so the third place of three is a single one', () => {
    const third = place(2, { savingKind: 'membership', pricePaidPence: 1080 });
    expect(refundsFor(third, place(0), place(1))).toEqual([{ bookingId: 'place-2', amountPence: 1080 }]);
    expect(refundsFor(place(2), place(3, cancelled), place(0), place(1))).toHaveLength(2);
    expect(refundsFor(place(0), place(1), place(2, cancelled), place(3, cancelled))).toEqual([]);
  });
});

describe('subtractEarlierRefunds', () => {
  it('subtracts staff refunds from each booking, never below zero', () => {
    const pairRefunds = refundsFor(place(1), place(0, cancelled));
    const remainingRefunds = (refundedByBooking: Record<string, number>) =>
      subtractEarlierRefunds(pairRefunds, (id) => refundedByBooking[id] ?? 0);
    expect(remainingRefunds({})).toEqual(pairRefunds);
    expect(remainingRefunds({ 'place-0': 100 })).toEqual([
      { bookingId: 'place-1', amountPence: 600 },
      { bookingId: 'place-0', amountPence: 500 },
    ]);
    expect(remainingRefunds({ 'place-0': 600 })).toEqual([{ bookingId: 'place-1', amountPence: 600 }]);
    expect(remainingRefunds({ 'place-0': 600, 'place-1': 700 })).toEqual([]);
  });
});
