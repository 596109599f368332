import { describe, expect, it } from 'vitest';
import type { PaidPlace } from './refund-for-place.ts';
import {
  getActualRefundOutcome,
  getCancellationRefundOutcome,
  getLateCancellationRefundOutcome,
} from './refund-outcome.ts';

const at = new Date('2026-11-23T09:00:00Z');
const place = (position: number, changes: Partial<PaidPlace> = {}): PaidPlace => ({
  id: `place-${position}`,
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
const half = { savingKind: 'offer', pricePaidPence: 1000 };
const cancelled = { status: 'CANCELLED' } as const;
const lateCancelled = { ...cancelled, lateCancelledAt: at };

const refundContext = (refundedByBooking: Record<string, number> = {}) => ({
  byCard: true,
  isDisputed: false,
  getEarlierRefundPence: (id: string) => refundedByBooking[id] ?? 0,
  getChangeRefundPence: () => 0,
  deskPence: 0,
  giftCardPence: 0,
  deskEarlierPence: 0,
});
const cancellationOutcome = (places: PaidPlace[], refundedByBooking: Record<string, number> = {}) =>
  getCancellationRefundOutcome(places[0] as PaidPlace, places, refundContext(refundedByBooking));
const actualOutcome = (
  places: PaidPlace[],
  refundedPence = 0,
  refundedByBooking: Record<string, number> = {},
) => getActualRefundOutcome(places[0] as PaidPlace, places, refundContext(refundedByBooking), refundedPence);

describe('getCancellationRefundOutcome', () => {
  it('refunds the price of the place, less earlier refunds', () => {
    expect(cancellationOutcome([place(0)])).toEqual({ kind: 'refund', pence: 2000, beforePence: 0 });
    expect(cancellationOutcome([place(0)], { 'place-0': 500 })).toEqual({
      kind: 'refund',
      pence: 1500,
      beforePence: 500,
    });
    expect(cancellationOutcome([place(0), place(1)], { 'place-1': 2000 }).pence).toBe(2000);
  });

  it('refunds nothing when staff have refunded all of a single place', () => {
    expect(cancellationOutcome([place(0)], { 'place-0': 2000 })).toEqual({
      kind: 'already-refunded',
      pence: 2000,
      beforePence: 2000,
    });
  });

  it('refunds only if the studio wins an open dispute', () => {
    const outcomeOf = (of: PaidPlace, refunded: Record<string, number> = {}) =>
      getCancellationRefundOutcome(of, [of], { ...refundContext(refunded), isDisputed: true });
    expect(outcomeOf(place(0), { 'place-0': 500 })).toEqual({
      kind: 'disputed',
      pence: 1500,
      beforePence: 500,
    });
    expect(outcomeOf(place(0), { 'place-0': 2000 }).kind).toBe('already-refunded');
    const late = place(0, lateCancelled);
    const context = { ...refundContext(), isDisputed: true };
    expect(getActualRefundOutcome(late, [late], context)).toMatchObject({ kind: 'if-taken', pence: 2000 });
  });

  it('keeps the price with the other place of a pair while part of it is not refunded', () => {
    const pair = [place(0, half), place(1, half)];
    expect(cancellationOutcome(pair).kind).toBe('pair-active');
    expect(cancellationOutcome(pair, { 'place-0': 1000 }).kind).toBe('pair-active');
    expect(cancellationOutcome(pair, { 'place-0': 1000, 'place-1': 1000 }).kind).toBe('already-refunded');
    const last = [place(1, half), place(0, { ...half, ...cancelled })];
    expect(cancellationOutcome(last)).toMatchObject({ kind: 'refund', pence: 2000 });
    expect(cancellationOutcome(last, { 'place-0': 1000 })).toMatchObject({
      kind: 'refund',
      pence: 1000,
      beforePence: 1000,
    });
    expect(cancellationOutcome(last, { 'place-0': 1000, 'place-1': 1000 }).kind).toBe('already-refunded');
  });

  it('refunds at the desk what was paid there, and nothing when nothing was paid', () => {
    const atDesk = { ...refundContext(), byCard: false };
    expect(getCancellationRefundOutcome(place(0), [place(0)], { ...atDesk, deskPence: 1800 })).toMatchObject({
      kind: 'at-desk',
      pence: 1800,
    });
    expect(getCancellationRefundOutcome(place(0), [place(0)], atDesk).kind).toBe('refunded-at-desk');
    const both = { ...atDesk, deskPence: 500, giftCardPence: 1500 };
    expect(getCancellationRefundOutcome(place(0), [place(0)], both)).toMatchObject({
      ...{ kind: 'at-desk', pence: 500, giftCardPence: 1500 },
    });
    const byGiftCard = { ...atDesk, giftCardPence: 2000 };
    expect(getCancellationRefundOutcome(place(0), [place(0)], byGiftCard)).toMatchObject({
      ...{ kind: 'gift-card', pence: 0, giftCardPence: 2000 },
    });
    const late = place(0, lateCancelled);
    expect(getActualRefundOutcome(late, [late], byGiftCard)).toMatchObject({
      ...{ kind: 'if-taken', giftCardPence: 2000 },
    });
    expect(cancellationOutcome([place(0, { pricePaidPence: 0 })]).kind).toBe('nothing');
  });

  it('deducts what staff have already refunded at the desk', () => {
    const outcome = (changes: object, places = [place(0)]) =>
      getCancellationRefundOutcome(places[0] as PaidPlace, places, {
        ...{ ...refundContext(), byCard: false, deskEarlierPence: 500 },
        ...changes,
      });
    expect(outcome({ deskPence: 1500 })).toEqual({ kind: 'at-desk', pence: 1500, beforePence: 500 });
    expect(outcome({})).toEqual({ kind: 'refunded-at-desk', pence: 1500, beforePence: 500 });
    expect(outcome({ giftCardPence: 1500 })).toEqual({
      ...{ kind: 'gift-card', pence: 0, beforePence: 500, giftCardPence: 1500 },
    });
    expect(outcome({ deskEarlierPence: 2000 })).toEqual({
      ...{ kind: 'already-refunded', pence: 2000, beforePence: 2000 },
    });
  });
});

describe('getActualRefundOutcome', () => {
  it('returns the refund of the change and the earlier refunds', () => {
    expect(actualOutcome([place(0, cancelled)], 1500, { 'place-0': 500 })).toEqual({
      kind: 'refund',
      pence: 1500,
      beforePence: 500,
    });
    expect(actualOutcome([place(0, cancelled)], 0, { 'place-0': 2000 }).kind).toBe('already-refunded');
    expect(actualOutcome([place(0, { ...half, ...cancelled }), place(1, half)]).kind).toBe('pair-active');
  });

  it('counts the refunds of a pair once when its last place had been refunded before', () => {
    const [first, last] = [place(0, { ...half, ...cancelled }), place(1, { ...half, ...cancelled })];
    const money = {
      ...refundContext({ 'place-1': 1000 }),
      getChangeRefundPence: (id: string) => (id === 'place-0' ? 1000 : 0),
    };
    expect(getActualRefundOutcome(last, [first, last], money)).toEqual({
      kind: 'already-refunded',
      pence: 1000,
      beforePence: 1000,
    });
    expect(getActualRefundOutcome(first, [first, last], money)).toMatchObject({
      kind: 'refund',
      pence: 1000,
    });
  });

  it('makes the rest for a late-cancelled place depend on someone taking it', () => {
    expect(actualOutcome([place(0, lateCancelled)], 0, { 'place-0': 500 })).toMatchObject({
      kind: 'if-taken',
      pence: 1500,
    });
    expect(actualOutcome([place(0, lateCancelled)], 0, { 'place-0': 2000 }).kind).toBe('already-refunded');
    expect(actualOutcome([place(0, { ...lateCancelled, waivedAt: at })], 2000).kind).toBe('refund');
    expect(actualOutcome([place(0, { ...lateCancelled, pricePaidPence: 0 })]).kind).toBe('nothing');
  });

  it('keeps the price due when a place was late cancelled before it was paid', () => {
    const unpaid = { pricePaidPence: 0, duePence: 2000 };
    const stillDue = { kind: 'still-due', pence: 2000, beforePence: 0 };
    expect(getLateCancellationRefundOutcome(place(0, unpaid), [place(0, unpaid)], refundContext())).toEqual(
      stillDue,
    );
    expect(actualOutcome([place(0, { ...lateCancelled, ...unpaid })])).toEqual(stillDue);
    expect(cancellationOutcome([place(0, unpaid)]).kind).toBe('nothing');
    expect(getLateCancellationRefundOutcome(place(0), [place(0)], refundContext()).kind).toBe('refund');
  });
});
