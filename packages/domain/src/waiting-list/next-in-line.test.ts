import { describe, expect, it } from 'vitest';
import { type InLine, nextInLine, takesAtOnce } from './next-in-line.ts';

const joined = (id: string, at: string, changes: Partial<InLine> = {}): InLine => ({
  id,
  joinedAt: new Date(at),
  hasCancelled: false,
  hasOfferElsewhere: false,
  ...changes,
});
const first = joined('b', '2026-11-24T09:00:00Z');
const second = joined('a', '2026-11-24T09:05:00Z');

describe('who is next', () => {
  it('is whoever joined first, however the line was read', () => {
    expect(nextInLine([second, first])).toBe(first);
    expect(nextInLine([])).toBeNull();
  });

  it('is decided by the id when two joined at the same moment', () => {
    const twin = { ...second, id: 'c' };
    expect(nextInLine([twin, second])).toBe(second);
  });

  it('is nobody who has cancelled a booking of the class', () => {
    expect(nextInLine([{ ...first, hasCancelled: true }, second])).toBe(second);
  });

  it('is nobody who decides about another class of the same wish just now', () => {
    expect(nextInLine([{ ...first, hasOfferElsewhere: true }, second])).toBe(second);
    expect(nextInLine([{ ...first, hasOfferElsewhere: true }])).toBeNull();
  });
});

describe('taking a place without asking', () => {
  const rule = { autoUntil: new Date('2026-11-25T18:00:00Z'), canPay: true };
  it.each([
    ['before the moment they named', rule, '2026-11-25T17:59:59Z', true],
    ['from that moment on', rule, '2026-11-25T18:00:00Z', false],
    ['never overnight', rule, '2026-11-24T23:00:00Z', false],
    ['not without what pays for it', { ...rule, canPay: false }, '2026-11-25T12:00:00Z', false],
    ['not for those who want to be asked', { ...rule, autoUntil: null }, '2026-11-25T12:00:00Z', false],
  ])('%s', (_when, entry, now, expected) => {
    expect(takesAtOnce(entry, new Date(now))).toBe(expected);
  });
});
