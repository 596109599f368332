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
  givenUpAt: null,
  forgivenAt: null,
  withdrawnAt: null,
  ...changes,
});
const half = { savingKind: 'offer', pricePaidPence: 1000 };
const cancelled = { status: 'CANCELLED' } as const;
const givenUp = { ...cancelled, givenUpAt: at };

const known = (given: Record<string, number> = {}) => ({
  byCard: true,
  givenBefore: (id: string) => given[id] ?? 0,
  wentFor: () => 0,
  deskPence: 0,
});
const back = (places: PaidPlace[], given: Record<string, number> = {}) =>
  getCancellationRefundOutcome(places[0] as PaidPlace, places, known(given));
const went = (places: PaidPlace[], wentPence = 0, given: Record<string, number> = {}) =>
  getActualRefundOutcome(places[0] as PaidPlace, places, known(given), wentPence);

describe('what goes back for a place', () => {
  it('is what it cost, or what is left of that', () => {
    expect(back([place(0)])).toEqual({ kind: 'refund', pence: 2000, beforePence: 0 });
    expect(back([place(0)], { 'place-0': 500 })).toEqual({ kind: 'refund', pence: 1500, beforePence: 500 });
    expect(back([place(0), place(1)], { 'place-1': 2000 }).pence).toBe(2000);
  });

  it('is nothing when staff have given all of it back: no pair is made of one place', () => {
    expect(back([place(0)], { 'place-0': 2000 })).toEqual({
      kind: 'given-before',
      pence: 2000,
      beforePence: 2000,
    });
  });

  it('stays with the other place of a pair, as long as something is left of the one price', () => {
    const pair = [place(0, half), place(1, half)];
    expect(back(pair).kind).toBe('pair-stands');
    expect(back(pair, { 'place-0': 1000 }).kind).toBe('pair-stands');
    expect(back(pair, { 'place-0': 1000, 'place-1': 1000 }).kind).toBe('given-before');
    const last = [place(1, half), place(0, { ...half, ...cancelled })];
    expect(back(last)).toMatchObject({ kind: 'refund', pence: 2000 });
    expect(back(last, { 'place-0': 1000 })).toMatchObject({ kind: 'refund', pence: 1000, beforePence: 1000 });
    expect(back(last, { 'place-0': 1000, 'place-1': 1000 }).kind).toBe('given-before');
  });

  it('is given back at the desk where it was paid there, and is nothing where nothing was', () => {
    const atDesk = { ...known(), byCard: false };
    expect(getCancellationRefundOutcome(place(0), [place(0)], { ...atDesk, deskPence: 1800 })).toMatchObject({
      kind: 'at-desk',
      pence: 1800,
    });
    expect(getCancellationRefundOutcome(place(0), [place(0)], atDesk).kind).toBe('given-at-desk');
    expect(back([place(0, { pricePaidPence: 0 })]).kind).toBe('nothing');
  });
});

describe('what became of it', () => {
  it('is what went back with the change, and what had gone before', () => {
    expect(went([place(0, cancelled)], 1500, { 'place-0': 500 })).toEqual({
      kind: 'refund',
      pence: 1500,
      beforePence: 500,
    });
    expect(went([place(0, cancelled)], 0, { 'place-0': 2000 }).kind).toBe('given-before');
    expect(went([place(0, { ...half, ...cancelled }), place(1, half)]).kind).toBe('pair-stands');
  });

  it('is counted once for a pair: the last place was refunded before, and the first when the last was cancelled', () => {
    const [first, last] = [place(0, { ...half, ...cancelled }), place(1, { ...half, ...cancelled })];
    const money = {
      ...known({ 'place-1': 1000 }),
      wentFor: (id: string) => (id === 'place-0' ? 1000 : 0),
    };
    expect(getActualRefundOutcome(last, [first, last], money)).toEqual({
      kind: 'given-before',
      pence: 1000,
      beforePence: 1000,
    });
    expect(getActualRefundOutcome(first, [first, last], money)).toMatchObject({
      kind: 'refund',
      pence: 1000,
    });
  });

  it('waits for somebody to take a place that was given up, for what is left', () => {
    expect(went([place(0, givenUp)], 0, { 'place-0': 500 })).toMatchObject({ kind: 'if-taken', pence: 1500 });
    expect(went([place(0, givenUp)], 0, { 'place-0': 2000 }).kind).toBe('given-before');
    expect(went([place(0, { ...givenUp, forgivenAt: at })], 2000).kind).toBe('refund');
    expect(went([place(0, { ...givenUp, pricePaidPence: 0 })]).kind).toBe('nothing');
  });

  it('is still due where a place was given up before it was paid', () => {
    const unpaid = { pricePaidPence: 0, duePence: 2000 };
    const stillDue = { kind: 'still-due', pence: 2000, beforePence: 0 };
    expect(getLateCancellationRefundOutcome(place(0, unpaid), [place(0, unpaid)], known())).toEqual(stillDue);
    expect(went([place(0, { ...givenUp, ...unpaid })])).toEqual(stillDue);
    expect(back([place(0, unpaid)]).kind).toBe('nothing');
    expect(getLateCancellationRefundOutcome(place(0), [place(0)], known()).kind).toBe('refund');
  });
});
