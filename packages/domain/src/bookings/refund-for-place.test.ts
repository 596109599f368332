import { describe, expect, it } from 'vitest';
import { type PaidPlace, refundForPlace, subtractEarlierRefunds } from './refund-for-place.ts';

const now = new Date('2026-11-23T09:00:00Z');
const place = (position: number, changes: Partial<PaidPlace> = {}): PaidPlace => ({
  id: `place-${position}`,
  position,
  status: 'CONFIRMED',
  basePence: 1200,
  pricePaidPence: 600,
  duePence: 0,
  savingKind: 'offer',
  givenUpAt: null,
  forgivenAt: null,
  withdrawnAt: null,
  ...changes,
});
const cancelled = { status: 'CANCELLED' } as const;
const back = (own: PaidPlace, ...others: PaidPlace[]) => refundForPlace(own, [own, ...others]);

describe('what goes back for a place', () => {
  it('is what it cost', () => {
    const full = { savingKind: null, pricePaidPence: 1200 };
    expect(back(place(0, full), place(1, full))).toEqual([{ bookingId: 'place-0', amountPence: 1200 }]);
    expect(back(place(0, { savingKind: null, pricePaidPence: 0 }))).toEqual([]);
  });

  it('is nothing while the other of its pair stands: that one costs the full price now', () => {
    expect(back(place(0), place(1))).toEqual([]);
    expect(back(place(1), place(0, { status: 'ATTENDED' }))).toEqual([]);
  });

  it('is all that is left when the other of its pair is gone', () => {
    expect(back(place(1), place(0, cancelled))).toEqual([
      { bookingId: 'place-1', amountPence: 600 },
      { bookingId: 'place-0', amountPence: 600 },
    ]);
  });

  it('leaves out a place of the pair that was given up, unless somebody took it', () => {
    const givenUp = { ...cancelled, givenUpAt: now };
    expect(back(place(0), place(1, givenUp))).toEqual([]);
    expect(back(place(0), place(1, { ...givenUp, forgivenAt: now }))).toHaveLength(2);
  });

  it('is its own share of a pair when the studio takes one of its places back', () => {
    const withdrawn = { ...cancelled, withdrawnAt: now };
    expect(back(place(1, withdrawn), place(0))).toEqual([{ bookingId: 'place-1', amountPence: 600 }]);
    expect(back(place(1, withdrawn), place(0, { ...cancelled, givenUpAt: now }))).toHaveLength(1);
    // The other place is cancelled or revoked afterwards: each share is refunded once.
    expect(back(place(0), place(1, withdrawn))).toEqual([{ bookingId: 'place-0', amountPence: 600 }]);
    expect(back(place(0, withdrawn), place(1, withdrawn))).toEqual([
      { bookingId: 'place-0', amountPence: 600 },
    ]);
    // The other place was cancelled before, without a refund.
    expect(back(place(1, withdrawn), place(0, cancelled))).toHaveLength(2);
  });

  it('knows pairs by their position: the third place of three was paid for by itself', () => {
    const third = place(2, { savingKind: 'membership', pricePaidPence: 1080 });
    expect(back(third, place(0), place(1))).toEqual([{ bookingId: 'place-2', amountPence: 1080 }]);
    expect(back(place(2), place(3, cancelled), place(0), place(1))).toHaveLength(2);
    expect(back(place(0), place(1), place(2, cancelled), place(3, cancelled))).toEqual([]);
  });
});

describe('what is left of it to give', () => {
  it('is less what staff have given back of each booking, and never below nothing', () => {
    const both = back(place(1), place(0, cancelled));
    const left = (given: Record<string, number>) => subtractEarlierRefunds(both, (id) => given[id] ?? 0);
    expect(left({})).toEqual(both);
    expect(left({ 'place-0': 100 })).toEqual([
      { bookingId: 'place-1', amountPence: 600 },
      { bookingId: 'place-0', amountPence: 500 },
    ]);
    expect(left({ 'place-0': 600 })).toEqual([{ bookingId: 'place-1', amountPence: 600 }]);
    expect(left({ 'place-0': 600, 'place-1': 700 })).toEqual([]);
  });
});
