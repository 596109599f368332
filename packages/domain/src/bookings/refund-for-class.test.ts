import { describe, expect, it } from 'vitest';
import { calculateClassCancellationRefunds, type PlaceInClass } from './refund-for-class.ts';

const now = new Date('2026-11-23T10:00:00Z');
const place = (position: number, changes: Partial<PlaceInClass> = {}): PlaceInClass => ({
  id: `place-${position}`,
  classId: 'monday',
  position,
  status: 'CONFIRMED',
  basePence: 2000,
  pricePaidPence: 2000,
  duePence: 0,
  savingKind: null,
  lateCancelledAt: null,
  waivedAt: null,
  revokedAt: null,
  ...changes,
});
const sum = (order: readonly PlaceInClass[]) =>
  calculateClassCancellationRefunds(order, 'monday', now).reduce(
    (total, { placeRefunds }) => total + placeRefunds.reduce((pence, one) => pence + one.amountPence, 0),
    0,
  );

describe('refundForClass', () => {
  it('refunds what was paid for every place', () => {
    expect(sum([place(0), place(1, { pricePaidPence: 1800 })])).toBe(3800);
  });

  it('skips places moved to another class or cancelled in time', () => {
    const moved = place(1, { classId: 'tuesday' });
    const cancelled = place(2, { status: 'CANCELLED' });
    expect(
      calculateClassCancellationRefunds([place(0), moved, cancelled], 'monday', now).map(
        ({ place }) => place.id,
      ),
    ).toEqual(['place-0']);
  });

  it('refunds the price of a pair once, whichever place was free', () => {
    const pair = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000 }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(pair)).toBe(2000);
    const uneven = [place(0, { savingKind: 'offer' }), place(1, { savingKind: 'offer', pricePaidPence: 0 })];
    expect(sum(uneven)).toBe(2000);
  });

  it('refunds the full price of a pair when one place was cancelled before', () => {
    const partlyCancelledPair = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000, status: 'CANCELLED' }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(partlyCancelledPair)).toBe(2000);
  });

  it('refunds a late cancellation unless someone took the place', () => {
    const lateCancelled = { status: 'CANCELLED', lateCancelledAt: new Date('2026-11-22T10:00:00Z') } as const;
    expect(sum([place(0, lateCancelled)])).toBe(2000);
    expect(sum([place(0, { ...lateCancelled, waivedAt: now })])).toBe(0);
  });

  it('refunds a pair when one place was late cancelled', () => {
    const lateCancelled = { status: 'CANCELLED', lateCancelledAt: new Date('2026-11-22T10:00:00Z') } as const;
    const pair = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000, ...lateCancelled }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(pair)).toBe(2000);
  });
});
