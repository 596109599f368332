import { describe, expect, it } from 'vitest';
import { getPosition, type QueuedEntry, selectNextInQueue, shouldAutoBook } from './next-in-queue.ts';

const queuedEntry = (id: string, at: string, changes: Partial<QueuedEntry> = {}): QueuedEntry => ({
  id,
  joinedAt: new Date(at),
  confirmed: true,
  hasCancelled: false,
  hasOfferElsewhere: false,
  atLimit: false,
  expiredOffers: { count: 0, last: null },
  ...changes,
});
const first = queuedEntry('b', '2026-11-24T09:00:00Z');
const second = queuedEntry('a', '2026-11-24T09:05:00Z');
const now = new Date('2026-11-24T12:00:00Z');
const expired = (count: number) => ({ count, last: new Date('2026-11-24T11:00:00Z') });

describe('selectNextInQueue', () => {
  it('selects the entry that joined first, regardless of input order', () => {
    expect(selectNextInQueue([second, first], now)).toBe(first);
    expect(selectNextInQueue([], now)).toBeNull();
  });

  it('selects by id when two joined at the same moment', () => {
    const twin = { ...second, id: 'c' };
    expect(selectNextInQueue([twin, second], now)).toBe(second);
  });

  it('skips a person who cancelled a booking of the class', () => {
    expect(selectNextInQueue([{ ...first, hasCancelled: true }, second], now)).toBe(second);
  });

  it('skips a person with an open offer for another class of the same request', () => {
    expect(selectNextInQueue([{ ...first, hasOfferElsewhere: true }, second], now)).toBe(second);
    expect(selectNextInQueue([{ ...first, hasOfferElsewhere: true }], now)).toBeNull();
  });

  it.each([
    ['has not confirmed their entry', { confirmed: false }],
    ['holds as many places as they may', { atLimit: true }],
    ['has let two offers expire', { expiredOffers: expired(2) }],
    ['has let three offers expire', { expiredOffers: expired(3) }],
  ])('skips a person who %s, when others wait', (_why, changes) => {
    expect(selectNextInQueue([{ ...first, ...changes }, second], now)).toBe(second);
  });

  it('selects a lone entry after two expired offers, but pauses it for 24 hours after three', () => {
    const two = { ...first, expiredOffers: expired(2) };
    expect(selectNextInQueue([two], now)).toBe(two);
    const three = { ...first, expiredOffers: expired(3) };
    expect(selectNextInQueue([three], now)).toBeNull();
    expect(selectNextInQueue([three], new Date('2026-11-25T11:00:00Z'))).toBe(three);
  });
});

describe('getPosition', () => {
  it('counts only confirmed entries, and ranks an unconfirmed entry as if confirmed', () => {
    const third = queuedEntry('c', '2026-11-24T09:10:00Z');
    const queue = [third, { ...first, confirmed: false }, second];
    expect(queue.map((own) => getPosition(queue, own))).toEqual([2, 1, 1]);
  });

  it('puts an entry last after two expired offers', () => {
    const queue = [{ ...first, expiredOffers: expired(2) }, second];
    expect(queue.map((own) => getPosition(queue, own))).toEqual([2, 1]);
  });
});

describe('isAutoBooked', () => {
  const rule = { autoUntil: new Date('2026-11-25T18:00:00Z'), canPay: true };
  it.each([
    ['before the moment they named', rule, '2026-11-25T17:59:59Z', true],
    ['from that moment on', rule, '2026-11-25T18:00:00Z', false],
    ['never overnight', rule, '2026-11-24T23:00:00Z', false],
    ['not without what pays for it', { ...rule, canPay: false }, '2026-11-25T12:00:00Z', false],
    ['not for those who want to be asked', { ...rule, autoUntil: null }, '2026-11-25T12:00:00Z', false],
  ])('books automatically %s', (_when, entry, now, expected) => {
    expect(shouldAutoBook(entry, new Date(now))).toBe(expected);
  });
});
