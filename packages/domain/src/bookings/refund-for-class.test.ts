import { describe, expect, it } from 'vitest';
import { type PlaceInClass, refundForClass } from './refund-for-class.ts';

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
  givenUpAt: null,
  forgivenAt: null,
  withdrawnAt: null,
  ...changes,
});
const sum = (order: readonly PlaceInClass[]) =>
  refundForClass(order, 'monday', now).reduce(
    (total, { back }) => total + back.reduce((pence, one) => pence + one.amountPence, 0),
    0,
  );

describe('what goes back when the studio cancels a class', () => {
  it('is what was paid for every place in it', () => {
    expect(sum([place(0), place(1, { pricePaidPence: 1800 })])).toBe(3800);
  });

  it('leaves out what was moved to another class, and what was cancelled in time before', () => {
    const moved = place(1, { classId: 'tuesday' });
    const cancelled = place(2, { status: 'CANCELLED' });
    expect(refundForClass([place(0), moved, cancelled], 'monday', now).map(({ place }) => place.id)).toEqual([
      'place-0',
    ]);
  });

  it('is the price of a pair once, whichever of the two was free', () => {
    const pair = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000 }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(pair)).toBe(2000);
    const uneven = [place(0, { savingKind: 'offer' }), place(1, { savingKind: 'offer', pricePaidPence: 0 })];
    expect(sum(uneven)).toBe(2000);
  });

  it('is the price of a pair of which one was cancelled before, and kept its price', () => {
    const left = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000, status: 'CANCELLED' }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(left)).toBe(2000);
  });

  it('pays back what was given up late, unless somebody took it', () => {
    const givenUp = { status: 'CANCELLED', givenUpAt: new Date('2026-11-22T10:00:00Z') } as const;
    expect(sum([place(0, givenUp)])).toBe(2000);
    expect(sum([place(0, { ...givenUp, forgivenAt: now })])).toBe(0);
  });

  it('pays back a pair of which one was given up', () => {
    const givenUp = { status: 'CANCELLED', givenUpAt: new Date('2026-11-22T10:00:00Z') } as const;
    const pair = [
      place(0, { savingKind: 'offer', pricePaidPence: 1000, ...givenUp }),
      place(1, { savingKind: 'offer', pricePaidPence: 1000 }),
    ];
    expect(sum(pair)).toBe(2000);
  });
});
